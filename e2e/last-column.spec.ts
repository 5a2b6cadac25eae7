// @tier full
import type { Locator } from '@playwright/test'
import { LAB } from './fixtures/elementPage.ts'
import { expect, test } from './fixtures/hostileHost.ts'

/** Each set ends with another column. */
const SETS = [
  'name bias composite',
  'name composite',
  'name provider',
  'name toxicity',
  'name date',
]

test('a table does not scroll sideways, whatever its last column', async ({
  page,
  elementPage,
}) => {
  await elementPage.open(
    SETS.map((columns) => {
      const last = columns.split(' ').at(-1) ?? ''
      const sort = last === 'date' ? '' : ` sort="${last}:desc"`
      return `<safety-leaderboard src="${LAB}/snapshots/snapshot.json" limit="3" columns="${columns}"${sort}></safety-leaderboard>`
    }).join(''),
  )
  await expect(elementPage.leaderboard.getByRole('rowheader')).toHaveCount(3 * SETS.length)
  for (const lang of ['en', 'de']) {
    await elementPage.leaderboard.evaluateAll((elements, value) => {
      for (const element of elements) element.setAttribute('lang', value)
    }, lang)
    for (const width of [1280, 1000, 700]) {
      await page.setViewportSize({ width, height: 900 })
      for (const [index, columns] of SETS.entries()) {
        const board = elementPage.leaderboard.nth(index)
        expect.soft(await overflowOf(board), `${columns} at ${width} px`).toBe(0)
      }
    }
  }
})

async function overflowOf(board: Locator): Promise<number> {
  return board
    .locator('.tl-leaderboard-region')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
}
