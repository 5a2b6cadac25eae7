// @tier short
import { formatCount } from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { recordAnnouncements, settledAnnouncements } from './fixtures/announcements.ts'
import { LISTED } from './fixtures/expectedEntries.ts'

test.beforeEach(async ({ page }) => {
  await recordAnnouncements(page)
})

test('a screen reader announces search results once after a pause, and a sort with column and direction', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  await settledAnnouncements(page)
  await leaderboard.search.focus()
  // Each pause between letters is shorter than the debounce of half a second.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  for (const letter of 'llama') {
    await page.keyboard.type(letter)
    await page.clock.runFor(120)
  }
  const found = LISTED.filter(({ name }) => /llama/i.test(name)).length
  const count = `${formatCount(found)} of ${LISTED.length} models`
  await expect(leaderboard.status).toHaveText(count)
  expect(await settledAnnouncements(page)).toEqual([
    'Search models',
    `${count}, sorted by Composite, highest first`,
    expect.stringMatching(/^Found in other suites: Nejumi/),
  ])
  for (const [column, order] of [
    ['Bias Score', 'highest first'],
    ['Bias Score', 'lowest first'],
    ['Model', 'A to Z'],
  ] as const) {
    await leaderboard.sortButton(column).press('Enter')
    expect(await settledAnnouncements(page)).toContain(`${count}, sorted by ${column}, ${order}`)
  }
})
