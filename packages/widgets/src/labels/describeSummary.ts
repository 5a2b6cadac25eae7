import {
  bidiIsolateIfNeeded,
  formatMonth,
  formatPercent,
  type LeaderboardEntry,
  type LeaderboardSummary,
} from '../domain/index.ts'
import type { LeaderboardLabels, SharedLabels } from './labels.ts'
import type { ShortenedNames } from './summaryLabels.ts'

/** The maximum number of names in a summary, unless it has as many leaders. */
const MAX_NAMES = 3

/** Writes the summary of a leaderboard as a short paragraph. */
export function describeSummary(
  summary: LeaderboardSummary,
  { locale, categories, score }: Pick<SharedLabels, 'locale' | 'categories' | 'score'>,
  labels: Pick<LeaderboardLabels, 'summary'>,
): string {
  const { measure, leaders, highest, indistinct, unmeasured, publishedOn, evaluatedOn } = summary
  return labels.summary({
    ...summary,
    measure: measure === 'composite' ? score.composite : categories[measure],
    leaders: shortenNames(leaders, MAX_NAMES),
    highest: highest === undefined ? undefined : formatPercent(highest, locale),
    indistinct: shortenNames(indistinct, Math.max(1, MAX_NAMES - leaders.length)),
    unmeasured: unmeasured.map((part) => ({
      categories: part.categories.map((category) => score.shortCategories[category]),
      suite: part.suite && bidiIsolateIfNeeded(part.suite.title),
    })),
    published: publishedOn && formatMonth(publishedOn, locale),
    evaluated: evaluatedOn && formatMonth(evaluatedOn, locale),
  })
}

function shortenNames(entries: readonly LeaderboardEntry[], limit: number): ShortenedNames {
  const names = entries.map(({ name }) => bidiIsolateIfNeeded(name))
  return { names: names.slice(0, limit), more: Math.max(0, names.length - limit) }
}
