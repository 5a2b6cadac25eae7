import type { Measure } from './category.ts'
import { getSortValue } from './compare.ts'
import { subtractExact } from './decimal.ts'
import type { LeaderboardEntry } from './leaderboardEntry.ts'
import { sortEntries } from './sortEntries.ts'

/**
 * Why a pair is suggested: the two highest scores, the highest and the lowest of all or of one provider, or
 * two adjacent scores.
 */
export type PairReason = 'highest' | 'extremes' | 'provider' | 'neighbours'

/** Two models to start a comparison with. */
export interface SuggestedPair {
  readonly reason: PairReason
  /** The model with the higher score is first. */
  readonly models: readonly [LeaderboardEntry, LeaderboardEntry]
}

/** A possible pair, with the difference of its scores, 0 to 1. */
interface Candidate extends SuggestedPair {
  readonly difference: number
}

interface RankedModel {
  readonly model: LeaderboardEntry
  /** 0 to 1. */
  readonly score: number
}

const MAX_PAIRS = 3

/**
 * Returns up to three distinct pairs of models to start a comparison with. It ignores models without the
 * score and keeps ties in the order of the entries. Fewer than three pairs are returned only if fewer than
 * three models have the score, or exactly three have the same.
 *
 * @param by the score that ranks the models
 */
export function suggestedPairs(
  entries: readonly LeaderboardEntry[],
  by: Measure = 'composite',
): SuggestedPair[] {
  const ranked = sortEntries(entries, [{ field: by, direction: 'descending' }]).flatMap((model) => {
    const score = getSortValue(model, by)
    return typeof score === 'number' ? [{ model, score }] : []
  })
  const candidates = [
    ...toPair('highest', ranked.slice(0, 2)),
    ...toDistinctPair('extremes', ranked),
    ...[...groupByProvider(ranked).values()]
      .flatMap((models) => toDistinctPair('provider', models))
      .sort((a, b) => b.difference - a.difference),
    ...ranked
      .flatMap((_, place) => toPair('neighbours', ranked.slice(place, place + 2)))
      .sort((a, b) => a.difference - b.difference),
  ]
  const pairs = new Map<string, SuggestedPair>()
  for (const { reason, models } of candidates) {
    const key = models.map(({ id }) => id).join()
    if (pairs.size < MAX_PAIRS && !pairs.has(key)) pairs.set(key, { reason, models })
  }
  return [...pairs.values()]
}

/** Pairs the first with the last of the ranked models; returns none for fewer than two. */
function toPair(reason: PairReason, ranked: readonly RankedModel[]): Candidate[] {
  const [first, last] = [ranked[0], ranked.at(-1)]
  if (first === undefined || last === undefined || first === last) return []
  const difference = subtractExact(first.score, last.score)
  return [{ reason, models: [first.model, last.model], difference }]
}

/** Pairs the first with the last of the ranked models; returns none if the two tie. */
function toDistinctPair(reason: PairReason, ranked: readonly RankedModel[]): Candidate[] {
  return toPair(reason, ranked).filter(({ difference }) => difference > 0)
}

function groupByProvider(ranked: readonly RankedModel[]): Map<string, RankedModel[]> {
  const groups = new Map<string, RankedModel[]>()
  for (const one of ranked) {
    const { provider } = one.model
    groups.set(provider, [...(groups.get(provider) ?? []), one])
  }
  return groups
}
