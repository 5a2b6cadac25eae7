import { hasComposite } from './composite.ts'
import { subtractExact } from './decimal.ts'
import type { LeaderboardEntry } from './leaderboardEntry.ts'
import { sortEntries } from './sortEntries.ts'

/**
 * Why a pair is suggested: the two highest composites, the highest and the lowest of all or of one
 * provider, or two adjacent composites.
 */
export type PairReason = 'highest' | 'extremes' | 'provider' | 'neighbours'

/** Two models to start a comparison with. */
export interface SuggestedPair {
  readonly reason: PairReason
  /** The model with the higher composite is first. */
  readonly models: readonly [LeaderboardEntry, LeaderboardEntry]
}

/** A possible pair, with the difference of its composites, 0 to 1. */
interface Candidate extends SuggestedPair {
  readonly difference: number
}

const MAX_PAIRS = 3

/**
 * Returns up to three distinct pairs of models to start a comparison with. It ignores models without
 * a composite and keeps ties in the order of the entries. Fewer than three pairs are returned only if
 * fewer than three models have a composite, or exactly three have the same.
 */
export function suggestedPairs(entries: readonly LeaderboardEntry[]): SuggestedPair[] {
  const ranked = sortEntries(entries, [{ field: 'composite', direction: 'descending' }]).filter(
    ({ composite }) => hasComposite(composite),
  )
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
function toPair(reason: PairReason, ranked: readonly LeaderboardEntry[]): Candidate[] {
  const [first, last] = [ranked[0], ranked.at(-1)]
  if (first?.composite === undefined || last?.composite === undefined || first === last) return []
  const difference = subtractExact(first.composite, last.composite)
  return [{ reason, models: [first, last], difference }]
}

/** Does the same, but returns none if the two tie. */
function toDistinctPair(reason: PairReason, ranked: readonly LeaderboardEntry[]): Candidate[] {
  return toPair(reason, ranked).filter(({ difference }) => difference > 0)
}

function groupByProvider(ranked: readonly LeaderboardEntry[]): Map<string, LeaderboardEntry[]> {
  const groups = new Map<string, LeaderboardEntry[]>()
  for (const entry of ranked) {
    groups.set(entry.provider, [...(groups.get(entry.provider) ?? []), entry])
  }
  return groups
}
