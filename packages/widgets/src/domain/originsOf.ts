import type { EvaluationOrigin } from './leaderboardEntry.ts'

/** Each source of the figures once, in the order of what they are figures of. */
export function originsOf(
  entries: readonly { readonly origin: EvaluationOrigin | undefined }[],
): EvaluationOrigin[] {
  const byAddress = new Map<string, EvaluationOrigin>()
  for (const { origin } of entries) {
    if (origin !== undefined && !byAddress.has(origin.url)) byAddress.set(origin.url, origin)
  }
  return [...byAddress.values()]
}
