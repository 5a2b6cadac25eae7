import type { EvaluationOrigin } from './evaluation.ts'

/** Returns the distinct publications of the entries, in the order of the entries. */
export function getOrigins(
  entries: readonly { readonly origin: EvaluationOrigin | undefined }[],
): EvaluationOrigin[] {
  const byAddress = new Map<string, EvaluationOrigin>()
  for (const { origin } of entries) {
    if (origin === undefined) continue
    const key = origin.url ?? origin.title
    if (!byAddress.has(key)) byAddress.set(key, origin)
  }
  return [...byAddress.values()]
}
