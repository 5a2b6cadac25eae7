import type { LeaderboardSort } from '@transparency-lab/widgets/domain'
import { BY_COMPOSITE, inOrder, LISTED, sortAfterClick } from '../fixtures/expectedEntries.ts'
import { names } from './queries.ts'
import { expect, test } from './journey.ts'

test('sort: a click and a key change the order, and the URL keeps it', async ({
  enginePage,
  site,
}) => {
  const isSorted = async (sort: LeaderboardSort) => {
    const expected = inOrder(LISTED, sort).map(({ name }) => name)
    await expect.poll(() => enginePage.texts(names())).toEqual(expected)
    const header = { css: `[role=columnheader][aria-sort=${sort.direction}]` }
    await expect
      .poll(() => enginePage.texts(header))
      .toEqual([expect.stringContaining('Jailbreak')])
  }
  await enginePage.open(site)
  const first = sortAfterClick(BY_COMPOSITE, 'jailbreak')
  await enginePage.click({ role: 'button', name: 'Jailbreak Score' })
  await isSorted(first)
  await enginePage.press('Enter')
  const second = sortAfterClick(first, 'jailbreak')
  await isSorted(second)
  const { searchParams } = await enginePage.location()
  expect(searchParams.get('sort')).toBe('jailbreak:asc')
  await enginePage.reload()
  await isSorted(second)
})
