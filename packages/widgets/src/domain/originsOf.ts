import type { EvaluationOrigin, LeaderboardEntry } from './leaderboardEntry.ts'

/** Each source of the entries' figures once, in the order of the entries. */
export function originsOf(entries: readonly LeaderboardEntry[]): EvaluationOrigin[] {
  const byAddress = new Map<string, EvaluationOrigin>()
  for (const { origin } of entries) {
    if (origin !== undefined && !byAddress.has(origin.url)) byAddress.set(origin.url, origin)
  }
  return [...byAddress.values()]
}
