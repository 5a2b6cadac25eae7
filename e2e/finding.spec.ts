// @tier full
import { DEFAULT_VIEW, matchesSearch, type LeaderboardView } from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { BY_COMPOSITE, inOrder, LISTED } from './fixtures/expectedEntries.ts'

const SEARCHES = [
  ['a part of a name', 'llama 2'],
  ['mixed case', 'gPt'],
  ['a provider', 'openai'],
  ['several words of name and provider in any order', 'meta 70b chat'],
  ['spaces around it', '  koala  '],
  ['a number', '13b'],
  ['characters with a meaning in regular expressions', '(text-bison'],
] as const

test('search matches the words in a model’s name and provider, and nothing else', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  for (const [what, search] of SEARCHES) {
    expect(namesFor({ search }), what).not.toHaveLength(0)
    await leaderboard.search.fill(search)
    await expect.poll(() => leaderboard.names(), what).toEqual(namesFor({ search }))
    await expect(leaderboard.status, what).toHaveText(countFor({ search }))
  }
  await leaderboard.search.fill('no such model')
  await expect(page.getByText('No models match “no such model”.')).toBeVisible()
  await expect(leaderboard.models).toHaveCount(0)
  await expect(leaderboard.status).toHaveText(`0 of ${LISTED.length} models`)
  await leaderboard.clear.click()
  await expect(leaderboard.models).toHaveCount(LISTED.length)
  await expect(leaderboard.search).toHaveValue('')
  await expect(leaderboard.clear).toHaveCount(0)
})

function matching(view: Partial<LeaderboardView>) {
  const { search, provider, sorting } = { ...DEFAULT_VIEW, ...view }
  const found = LISTED.filter(
    (entry) =>
      matchesSearch(entry, search) && (provider === undefined || entry.provider === provider),
  )
  return inOrder(found, sorting[0] ?? BY_COMPOSITE)
}

function namesFor(view: Partial<LeaderboardView>): string[] {
  return matching(view).map(({ name }) => name)
}

function countFor(view: Partial<LeaderboardView>): string {
  return `${matching(view).length} of ${LISTED.length} models`
}
