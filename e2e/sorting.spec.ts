// @tier short
import {
  getSortValue,
  type LeaderboardEntry,
  type LeaderboardSort,
} from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { SORTABLE } from './fixtures/columns.ts'
import { BY_COMPOSITE, inOrder, LISTED, sortAfterClick } from './fixtures/expectedEntries.ts'
import type { Leaderboard } from './fixtures/leaderboard.ts'

test('columns are sorted by keyboard, a double click selects no text, and copying includes headers', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  await leaderboard.table.getByRole('button', { name: 'Place of', exact: false }).first().focus()
  let sort = BY_COMPOSITE
  for (const [field, header] of SORTABLE.slice(0, 3)) {
    await page.keyboard.press('Tab')
    await expect(leaderboard.sortButton(header)).toBeFocused()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      sort = sortAfterClick(sort, field)
      await expectOrder(leaderboard, sort)
      await expect(leaderboard.sortButton(header)).toBeFocused()
    }
  }
  await leaderboard.sortButton('Bias Score').dblclick()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
  const copied = await page.getByRole('table').evaluate((table) => {
    getSelection()?.selectAllChildren(table)
    return getSelection()?.toString()
  })
  for (const [, header] of SORTABLE) expect(copied).toContain(header)
})

/** Expects one sorted header and the rows in its order, with ties in any order. */
async function expectOrder(leaderboard: Leaderboard, sort: LeaderboardSort): Promise<void> {
  const header = SORTABLE.find(([field]) => field === sort.field)?.[1]
  await expect.poll(() => leaderboard.sortedBy()).toEqual([`${header} ${sort.direction}`])
  const names = await leaderboard.names()
  const shown = names.map((name) => LISTED.find((entry) => entry.name === name))
  const values = (entries: readonly (LeaderboardEntry | undefined)[]) =>
    entries.map((entry) => entry && [entry.isPlaceholder, getSortValue(entry, sort.field)])
  expect(values(shown)).toEqual(values(inOrder(LISTED, sort)))
}
