// @tier full
import type { Locator } from '@playwright/test'
import { LAB } from './fixtures/elementPage.ts'
import { expect, test } from './fixtures/hostileHost.ts'

/** Each set ends with another column. The rows of a picture say “Coming soon” of a missing score. */
const SETS = [
  ['name bias composite', 'table'],
  ['name composite', 'table'],
  ['name provider', 'table'],
  ['name toxicity', 'table'],
  ['name date', 'table'],
  ['name composite', 'picture'],
  ['name bias composite', 'picture'],
] as const

/** The last ones lack a score. */
const ROWS = 4

test('a table does not scroll sideways, whatever its last column', async ({
  page,
  elementPage,
}) => {
  await elementPage.open(
    SETS.map(([columns, show]) => {
      const last = columns.split(' ').at(-1) ?? ''
      const sort = last === 'date' ? '' : ` sort="${last}:desc"`
      return `<safety-leaderboard src="${LAB}/snapshots/snapshot.json" limit="${ROWS}" show="${show}" columns="${columns}"${sort}></safety-leaderboard>`
    }).join(''),
  )
  await expect(elementPage.leaderboard.getByRole('rowheader')).toHaveCount(ROWS * SETS.length)
  for (const lang of ['en', 'de']) {
    await elementPage.leaderboard.evaluateAll((elements, value) => {
      for (const element of elements) element.setAttribute('lang', value)
    }, lang)
    for (const width of [1280, 1000, 900, 700]) {
      await page.setViewportSize({ width, height: 900 })
      for (const [index, [columns, show]] of SETS.entries()) {
        const board = elementPage.leaderboard.nth(index)
        expect.soft(await overflowOf(board), `${show} of ${columns} at ${width} px`).toBe(0)
      }
    }
  }
})

async function overflowOf(board: Locator): Promise<number> {
  return board
    .locator('.tl-leaderboard-region')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
}
