// @tier full
import { MODEL_NAMES } from './fixtures/leaderboard.ts'
import { ELEMENTS } from './fixtures/elementPage.ts'
import { expect, test } from './fixtures/hostileHost.ts'

const FIFTY = Array.from({ length: 50 }, (_, index) => ELEMENTS[index % ELEMENTS.length])
/** Including the announced models. */
const ROWS = 4

test('fifty elements share one request, one script and one style sheet, and work independently', async ({
  page,
  elementPage,
}) => {
  await elementPage.open(FIFTY.join('\n'))
  const boards = elementPage.leaderboard
  await expect(boards).toHaveCount(17)
  await expect(page.getByRole('rowheader', { name: 'GPT-4', exact: true })).toHaveCount(17)
  await expect(page.locator('safety-model-card').getByRole('link', { name: 'GPT-4' })).toHaveCount(
    17,
  )
  await expect(page.locator('safety-compare').getByRole('table')).toHaveCount(16)
  await expect(boards.getByRole('rowheader')).toHaveCount(17 * ROWS)
  await expect(page.locator('[data-status=pending]')).toHaveCount(0)

  expect(elementPage.reads).toBe(1)
  expect(elementPage.asked.filter((address) => address.endsWith('.js')).sort()).toEqual([
    expect.stringMatching(/widgets-parts\.js$/),
    expect.stringMatching(/widgets\.js$/),
  ])
  expect(await page.evaluate(sheetsOfElements)).toEqual({ roots: 50, sheets: 1, styleElements: 0 })

  const namesIn = (index: number) => boards.nth(index).locator(MODEL_NAMES).allInnerTexts()
  const order = await namesIn(0)
  await boards.nth(8).getByRole('button', { name: 'Model', exact: true }).click()
  await expect.poll(() => namesIn(8)).not.toEqual(order)
  expect(await namesIn(9)).toEqual(order)

  await boards.last().getByRole('searchbox').focus()
  await page.keyboard.type('gpt-4', { delay: 0 })
  await expect(boards.last().getByRole('searchbox')).toHaveValue('gpt-4')
  await expect(boards.last().locator(MODEL_NAMES)).toHaveText(['GPT-4'])
  await expect(boards.getByRole('rowheader')).toHaveCount(16 * ROWS + 1)

  await page.locator('safety-compare').last().getByRole('button', { name: 'Remove ERNIE' }).click()
  await expect(page.getByRole('columnheader', { name: 'ERNIE' })).toHaveCount(15)
})

function sheetsOfElements() {
  const roots = [...document.body.children].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return {
    roots: roots.length,
    sheets: new Set(roots.flatMap(({ adoptedStyleSheets }) => adoptedStyleSheets)).size,
    styleElements: [document, ...roots].flatMap((root) => [...root.querySelectorAll('style')])
      .length,
  }
}
