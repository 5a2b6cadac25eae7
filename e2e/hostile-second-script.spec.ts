// @tier full
import { readFileSync } from 'node:fs'
import { areShown, ELEMENTS } from './fixtures/elementPage.ts'
import { expect, test } from './fixtures/hostileHost.ts'

const MANIFEST = new URL('../packages/widgets/package.json', import.meta.url)
const { version } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { readonly version: string }
const VERSION_PATTERN = version.replaceAll('.', '\\.')

test('loading another version defines the elements once and names the version that stays', async ({
  page,
  elementPage,
  hostFiles,
  consoleErrors,
}) => {
  const stays = new RegExp(
    `^@transparency-lab/widgets 9\\.0\\.0 is not used: version ${VERSION_PATTERN} has defined`,
  )
  consoleErrors.expect(stays)
  const code = hostFiles.get('/widgets.js') ?? ''
  const later = code.replaceAll(new RegExp(`(["'\`])${VERSION_PATTERN}\\1`, 'g'), '"9.0.0"')
  const beside = [...hostFiles].filter(([path]) => path.startsWith('/widgets-'))
  expect(later, 'the version is in the script').not.toBe(code)
  await elementPage.open(ELEMENTS.join(''), {
    script: '<script src="/9/widgets.js" defer></script><script src="/widgets.js"></script>',
    more: Object.fromEntries(
      [...beside, ...beside.map(([path, text]) => [`/9${path}`, text])].concat([
        ['/widgets.js', code],
        ['/9/widgets.js', later],
      ]),
    ),
  })
  await areShown(page)
  await elementPage.leaderboard.evaluate((element) => {
    element.setAttribute('lang', 'de')
  })
  await expect(elementPage.leaderboard.getByRole('columnheader', { name: 'Modell' })).toBeVisible()
  expect(consoleErrors.all).toHaveLength(1)
})
