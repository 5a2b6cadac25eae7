// @tier short
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { ELEMENTS } from './fixtures/elementPage.ts'
import { expect, test } from './fixtures/hostileHost.ts'

for (const models of ['gpt-4 nope', 'gpt-4 gpt-4', 'nope']) {
  test(`an element compares the known ones of the models “${models}” once, and reports no choice of a reader`, async ({
    page,
    elementPage,
    consoleErrors,
  }) => {
    if (models.includes('nope')) consoleErrors.expect(/nope/)
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    const element = ELEMENTS[2].replace('gpt-4, ernie', models)
    await elementPage.open(
      `<script>addEventListener('safety-select', () => { document.title += '!' })</script>${element}`,
    )
    const widget = page.locator('safety-compare .tl-root')
    await expect(widget.first()).toBeVisible()
    await expect(widget.first().locator('[data-skeleton]')).toHaveCount(0)
    await page.waitForTimeout(300)
    await expect(widget).toHaveCount(1)
    expect(await page.title()).toBe('A partner')
    expect(failures).toEqual([])
  })
}

test('a frame drops a provider that the chosen suite lacks, and says so', async ({ page }) => {
  await page.goto(`${SNAPSHOT_SITE}/embed/leaderboard?suite-switch=true`)
  await page.getByRole('combobox', { name: 'Provider' }).selectOption('Baidu')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.getByRole('radio', { name: /Nejumi/ }).check()
  await expect(page.getByText(/has no models from Baidu/).first()).toBeVisible()
  await expect(page.locator('main .tl-root')).toHaveCount(1)
  await expect(page.getByRole('rowheader', { name: 'GPT-5' }).first()).toBeVisible()
})
