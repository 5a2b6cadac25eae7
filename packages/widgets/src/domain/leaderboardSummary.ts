import type { CalendarDate } from './calendarDate.ts'
import type { Category, Measure } from './category.ts'
import type { DateKind } from './dateKind.ts'
import { createDistinctTests } from './distinctScores.ts'
import { largest } from './extremes.ts'
import type { IntervalKind } from './interval.ts'
import { latestEvaluation } from './latestEvaluation.ts'
import type { LeaderboardEntry } from './leaderboardEntry.ts'
import { getMainScore, type LeaderboardSort } from './leaderboardView.ts'
import { isMeasured, type MeasuredComposite, type MeasuredScore } from './score.ts'
import { getUnmeasuredCategories, type Suite } from './suite.ts'

/** What the shown entries of a leaderboard say about one score. */
export interface LeaderboardSummary {
  /** The score that the entries are sorted by, or the one that ranks the suite. */
  readonly measure: Measure
  /** The number of shown entries when a search or a filter hides others. */
  readonly found: number | undefined
  /** The entries with the highest score: several when they tie, none when no entry has the score. */
  readonly leaders: readonly LeaderboardEntry[]
  /** The highest score; undefined without leaders. */
  readonly highest: number | undefined
  /** The entries with lower scores that cannot be told apart from the leaders, highest first. */
  readonly indistinct: readonly LeaderboardEntry[]
  /**
   * Whether `indistinct` is complete: `at_least` when an unknown error could add entries, `unknown` when no
   * leader has an interval, undefined when there is no lower score, a leader has no rank range, or scores of the suite
   * are not known.
   */
  readonly certainty: IntervalKind | 'unknown' | undefined
  /** The number of shown entries with the score, and of evaluated ones without it. */
  readonly scored: number
  readonly missing: number
  /** The categories that the suite does not measure, by the first suite that measures them. */
  readonly unmeasured: readonly UnmeasuredPart[]
  /** The day on which the figures of the suite were published. */
  readonly publishedOn: CalendarDate | undefined
  /** The day of the latest evaluation of a shown entry. */
  readonly evaluatedOn: CalendarDate | undefined
  /** What that day is; undefined when it is unknown. */
  readonly dateKind: DateKind | undefined
}

/** Categories that a suite does not measure. */
export interface UnmeasuredPart {
  readonly categories: readonly Category[]
  /** The suite that measures them; undefined when none is known. */
  readonly suite: Suite | undefined
}

/** What a summary is computed from. */
export interface SummarizedView {
  /** The entries that match the search and the filter, in any order. */
  readonly shown: readonly LeaderboardEntry[]
  /** All entries of the leaderboard. */
  readonly all: readonly LeaderboardEntry[]
  readonly sorting: readonly LeaderboardSort[]
  /** The suite of the entries. */
  readonly suite: Suite | undefined
  /** All suites of the source, in their order. */
  readonly suites: readonly Suite[]
}

/**
 * Summarises the shown entries of a leaderboard. The order of the rows does not matter: the leader is the entry
 * with the highest score.
 *
 * @returns undefined when no entry is shown
 */
export function summarizeLeaderboard(view: SummarizedView): LeaderboardSummary | undefined {
  const { shown, all, sorting, suite, suites } = view
  if (shown.length === 0) return undefined
  const measure = getMainScore(sorting, suite)
  const scored = getScored(shown, measure)
  const highest = scored[0]?.score.raw
  const leaders = scored.filter(({ score }) => score.raw === highest)
  const others = scored.slice(leaders.length)
  const indistinct = findIndistinct(leaders, others, () => getScored(all, measure))
  const dated = shown.flatMap(({ evaluatedOn, dateKind }) =>
    evaluatedOn ? { evaluatedOn, dateKind } : [],
  )
  const latest = latestEvaluation(dated)
  return {
    measure,
    found: shown.length < all.length ? shown.length : undefined,
    leaders: leaders.map(({ entry }) => entry),
    highest,
    indistinct: (indistinct ?? []).map(({ entry }) => entry),
    certainty: getCertainty(leaders, others.length, indistinct?.length),
    scored: scored.length,
    missing: shown.filter(({ isPlaceholder }) => !isPlaceholder).length - scored.length,
    unmeasured: findElsewhere(suite, suites),
    publishedOn: suite?.publishedOn,
    evaluatedOn: latest?.evaluatedOn,
    dateKind: latest?.dateKind,
  }
}

interface ScoredEntry {
  readonly entry: LeaderboardEntry
  readonly score: MeasuredScore | MeasuredComposite
}

/** Returns the entries that have a score, highest first. */
function getScored(entries: readonly LeaderboardEntry[], measure: Measure): ScoredEntry[] {
  return entries
    .flatMap((entry) => {
      const score = entry.scores[measure]
      return isMeasured(score) ? { entry, score } : []
    })
    .sort((a, b) => b.score.raw - a.score.raw)
}

/**
 * Returns the lower entries that cannot be told apart from the leader with the widest rank range; undefined when a
 * leader has no rank range, or when scores of the suite are not known.
 */
function findIndistinct(
  leaders: readonly ScoredEntry[],
  others: readonly ScoredEntry[],
  listAll: () => readonly ScoredEntry[],
): readonly ScoredEntry[] | undefined {
  const worst = largest(leaders.map(({ score }) => score.ranks?.worst ?? Infinity))
  const widest = leaders.find(({ score }) => score.ranks?.worst === worst)
  if (widest === undefined) return undefined
  const scores = listAll().map(({ score }) => score)
  const isDistinct = createDistinctTests(scores)(widest.score)
  return isDistinct && others.filter(({ score }) => !isDistinct(score))
}

function getCertainty(
  leaders: readonly ScoredEntry[],
  others: number,
  indistinct: number | undefined,
) {
  if (others === 0) return undefined
  if (indistinct === undefined) {
    return leaders.some(({ score }) => score.interval !== undefined) ? undefined : 'unknown'
  }
  const isOpen = leaders.some(({ score }) => score.ranks?.kind === 'at_least')
  // When every other entry is indistinct already, an unknown error can add none.
  return isOpen && indistinct < others ? 'at_least' : 'known'
}

function findElsewhere(suite: Suite | undefined, suites: readonly Suite[]): UnmeasuredPart[] {
  const parts = new Map<Suite | undefined, Category[]>()
  for (const category of getUnmeasuredCategories(suite)) {
    const other = suites.find(({ categories }) => categories.includes(category))
    parts.set(other, [...(parts.get(other) ?? []), category])
  }
  return [...parts].map(([other, categories]) => ({ suite: other, categories }))
}
