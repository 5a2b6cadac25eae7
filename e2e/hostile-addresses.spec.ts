// @tier short
import { ELEMENTS, LAB } from './fixtures/elementPage.ts'
import { expect, test } from './fixtures/hostileHost.ts'

const [BOARD] = ELEMENTS
const GERMAN = BOARD.replace(' ', ' lang="de" ')

for (const [how, toScript, says] of [
  [
    'with an address that does not end in .js',
    () => `<script src="${LAB}/npm/widgets@1"></script>`,
    'does not end in “.js”',
  ],
  [
    'as a module',
    () => `<script type="module" src="${LAB}/widgets.js"></script>`,
    'not as a module and not inlined',
  ],
  ['inlined', (code: string) => `<script>${code}</script>`, 'not as a module and not inlined'],
] as readonly (readonly [string, (code: string) => string, string])[]) {
  test(`the script ${how} shows its figures and says why languages and tooltips are missing`, async ({
    page,
    elementPage,
    hostFiles,
    consoleErrors,
  }) => {
    const code = hostFiles.get('/widgets.js') ?? ''
    consoleErrors.expect(/^@transparency-lab\/widgets: the widgets work without/)
    await elementPage.open(GERMAN, {
      script: toScript(code),
      lab: new Map([['/npm/widgets@1', code]]),
    })
    await expect(
      page.locator('safety-leaderboard').getByRole('rowheader', { name: 'GPT-4' }),
    ).toBeVisible()
    await expect.poll(() => consoleErrors.all).toHaveLength(2)
    for (const what of ['the language “de”', 'tooltips']) {
      expect(consoleErrors.all.filter((text) => text.includes(`without ${what},`))).toHaveLength(1)
    }
    for (const text of consoleErrors.all) expect(text).toContain(says)
    // The script does not import itself, which would define the elements twice.
    expect(elementPage.asked.filter((url) => !url.endsWith('.json')).length).toBeLessThan(2)
  })
}
