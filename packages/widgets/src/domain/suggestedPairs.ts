import { hasComposite } from './composite.ts'
import { decimalDifference } from './decimal.ts'
import type { LeaderboardEntry } from './leaderboardEntry.ts'
import { sortEntries } from './sortEntries.ts'

/**
 * Why two models are worth a first look: the two highest composites, the highest and the lowest, the
 * same among the models of one provider, or two that follow each other.
 */
export type PairReason = 'highest' | 'extremes' | 'provider' | 'neighbours'

/** Two models to begin a comparison with. */
export interface SuggestedPair {
  readonly reason: PairReason
  /** The one with the higher composite first. */
  readonly models: readonly [LeaderboardEntry, LeaderboardEntry]
}

/** A pair that may be suggested, with how far its composites lie apart, 0 to 1. */
interface Candidate extends SuggestedPair {
  readonly difference: number
}

const MOST_PAIRS = 3

/**
 * Up to three pairs of models to begin a comparison with, each pair once. A model that lacks the
 * composite takes no part; models that tie stay in the order of the entries. There are three pairs
 * unless fewer than three models take part, or all three of them tie.
 */
export function suggestedPairs(entries: readonly LeaderboardEntry[]): SuggestedPair[] {
  const ranked = sortEntries(entries, [{ field: 'composite', direction: 'descending' }]).filter(
    ({ composite }) => hasComposite(composite),
  )
  const candidates = [
    ...pairOf('highest', ranked.slice(0, 2)),
    ...extremesOf('extremes', ranked),
    ...[...byProvider(ranked).values()]
      .flatMap((models) => extremesOf('provider', models))
      .sort((a, b) => b.difference - a.difference),
    ...ranked
      .flatMap((_, place) => pairOf('neighbours', ranked.slice(place, place + 2)))
      .sort((a, b) => a.difference - b.difference),
  ]
  const pairs = new Map<string, SuggestedPair>()
  for (const { reason, models } of candidates) {
    const key = models.map(({ id }) => id).join()
    if (pairs.size < MOST_PAIRS && !pairs.has(key)) pairs.set(key, { reason, models })
  }
  return [...pairs.values()]
}

/** The first and the last of models that stand in their order; none of fewer than two. */
function pairOf(reason: PairReason, ranked: readonly LeaderboardEntry[]): Candidate[] {
  const [first, last] = [ranked[0], ranked.at(-1)]
  if (first?.composite === undefined || last?.composite === undefined || first === last) return []
  const difference = decimalDifference(first.composite, last.composite)
  return [{ reason, models: [first, last], difference }]
}

/** The same, unless the two tie: then none is higher than the other. */
function extremesOf(reason: PairReason, ranked: readonly LeaderboardEntry[]): Candidate[] {
  return pairOf(reason, ranked).filter(({ difference }) => difference > 0)
}

function byProvider(ranked: readonly LeaderboardEntry[]): Map<string, LeaderboardEntry[]> {
  const groups = new Map<string, LeaderboardEntry[]>()
  for (const entry of ranked) {
    groups.set(entry.provider, [...(groups.get(entry.provider) ?? []), entry])
  }
  return groups
}
