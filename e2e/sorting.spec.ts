// @tier short
import {
  DEFAULT_VIEW,
  PLACEHOLDERS,
  sortValueOf,
  toggleSort,
  type LeaderboardEntry,
  type LeaderboardSort,
  type SortField,
} from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { SORTABLE } from './fixtures/columns.ts'
import { EVALUATED, inOrder, LISTED } from './fixtures/expectedEntries.ts'
import type { Leaderboard } from './fixtures/leaderboard.ts'

test('the best composite stands first until another order is asked for', async ({
  leaderboard,
}) => {
  await leaderboard.open()
  await expectOrder(leaderboard, DEFAULT_VIEW.sort)
})

for (const [field, header] of SORTABLE) {
  test(`a click on ${header} sorts by it, and another one turns the order round`, async ({
    leaderboard,
  }) => {
    await leaderboard.open()
    const first = toggleSort(DEFAULT_VIEW.sort, field)
    await leaderboard.sortButton(header).click()
    await expectOrder(leaderboard, first)
    await leaderboard.sortButton(header).click()
    await expectOrder(leaderboard, toggleSort(first, field))
    await leaderboard.sortButton(header).click()
    await expectOrder(leaderboard, first)
  })
}

test('every sortable column is reached and turned by the keyboard alone', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  await page.getByRole('button', { name: 'Advanced Filters' }).focus()
  await page.keyboard.press('Tab')
  let sort = DEFAULT_VIEW.sort
  for (const [field, header] of SORTABLE) {
    await page.keyboard.press('Tab')
    await expect(leaderboard.sortButton(header)).toBeFocused()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      sort = toggleSort(sort, field)
      await expectOrder(leaderboard, sort)
      await expect(leaderboard.sortButton(header)).toBeFocused()
    }
  }
})

test('a header that is pressed twice marks no text, and is copied with its table', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  await leaderboard.sortButton('Bias Score').dblclick()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')

  const copied = await page.getByRole('table').evaluate((table) => {
    getSelection()?.selectAllChildren(table)
    return getSelection()?.toString()
  })
  for (const [, header] of SORTABLE) expect(copied).toContain(header)
})

test('Date and Actions cannot be sorted by', async ({ leaderboard }) => {
  await leaderboard.open()
  for (const header of ['Date', 'Actions']) {
    await leaderboard.sortButton(header).click()
    await expect(leaderboard.header(header)).not.toHaveAttribute('aria-sort')
    await expectOrder(leaderboard, DEFAULT_VIEW.sort)
  }
})

for (const [field, header] of SORTABLE.filter(([name]) => name !== 'name' && name !== 'provider')) {
  test(`models without a ${header} stand below all others both ways`, async ({ leaderboard }) => {
    await leaderboard.open()
    const missing = namesWithout(field)
    expect(missing.size).toBeLessThan(EVALUATED.length)
    for (let turn = 0; turn < 2; turn += 1) {
      await leaderboard.sortButton(header).click()
      const evaluated = (await leaderboard.names()).slice(0, -PLACEHOLDERS.length)
      const last = missing.size === 0 ? [] : evaluated.slice(-missing.size)
      expect(new Set(last)).toEqual(missing)
    }
  })
}

function namesWithout(field: SortField): Set<string> {
  const lacking = EVALUATED.filter((entry) => sortValueOf(entry, field) === undefined)
  return new Set(lacking.map(({ name }) => name))
}

/** One header says the order, and the rows stand in it; ties in any order. */
async function expectOrder(leaderboard: Leaderboard, sort: LeaderboardSort): Promise<void> {
  const header = SORTABLE.find(([field]) => field === sort.field)?.[1]
  await expect.poll(() => leaderboard.sortedBy()).toEqual([`${header} ${sort.direction}`])
  const names = await leaderboard.names()
  const shown = names.map((name) => LISTED.find((entry) => entry.name === name))
  const values = (entries: readonly (LeaderboardEntry | undefined)[]) =>
    entries.map((entry) => entry && [entry.isPlaceholder, sortValueOf(entry, sort.field)])
  expect(values(shown)).toEqual(values(inOrder(LISTED, sort)))
}
