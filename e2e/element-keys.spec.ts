// @tier short
import { ELEMENTS } from './fixtures/elementPage.ts'
import { expect, test } from './fixtures/hostileHost.ts'

const BOARD = ELEMENTS[0].replace(' ', ' column-menu ')

test('letters typed into an element do not reach the shortcuts of the page', async ({
  page,
  elementPage,
}) => {
  await elementPage.open(
    `<label>Site search <input id="site"></label><script>document.addEventListener('keydown', (event) => {
      if (event.target.matches('input')) return
      if (event.key === 's' || (event.key === 'k' && event.ctrlKey)) { event.preventDefault(); site.focus() }
    })</script>${BOARD}`,
  )
  const search = elementPage.leaderboard.getByRole('searchbox')
  await search.click()
  await page.keyboard.type('mistral')
  await expect(search).toHaveValue('mistral')
  await page.keyboard.press('Control+k')
  await expect(page.locator('#site')).toBeFocused()
})

test('a field of the page keeps the focus that a reader takes out of an open menu', async ({
  page,
  elementPage,
}) => {
  await elementPage.open(`<label>Mine <input></label>${BOARD}`)
  await elementPage.leaderboard.getByRole('button', { name: 'Columns' }).click()
  await elementPage.leaderboard.getByRole('checkbox').first().click()
  const mine = page.getByRole('textbox', { name: 'Mine' })
  await mine.click()
  await page.keyboard.type('gpt')
  await expect(mine).toHaveValue('gpt')
})

for (const [what, around, open, tier] of [
  ['dialog', ['<dialog>', '</dialog>'], 'showModal', ''],
  ['popover', ['<div popover>', '</div>'], 'showPopover', '@full'],
] as const) {
  test(`Escape closes a menu and a tooltip, and only then the ${what} of the page ${tier}`, async ({
    page,
    elementPage,
  }) => {
    await elementPage.open(around.join(BOARD))
    const host = page.locator('dialog, [popover]').first()
    await host.evaluate((element, method) => {
      ;(element as unknown as Record<string, () => void>)[method]?.()
    }, open)
    const { leaderboard } = elementPage
    const menu = leaderboard.getByRole('group', { name: 'Columns' })
    await leaderboard.getByRole('button', { name: 'Columns' }).click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(host).toBeVisible()

    const tooltip = leaderboard.getByRole('tooltip')
    await leaderboard.getByRole('columnheader', { name: 'Bias' }).getByRole('button').focus()
    await expect(tooltip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tooltip).toBeHidden()
    await expect(host).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(host).toBeHidden()
  })
}
