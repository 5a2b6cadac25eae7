import type { PublishedAgreement } from './agreementFile.ts'

/**
 * Finds the comparison of a suite with the most shared models, and of those the one with the narrowest interval. The
 * width alone would prefer a high agreement of few models.
 *
 * @returns undefined when no comparison of the suite has an interval
 */
export function findSurest(
  agreements: readonly PublishedAgreement[],
  suite: string,
): PublishedAgreement | undefined {
  let surest: { agreement: PublishedAgreement; count: number; width: number } | undefined
  for (const agreement of agreements) {
    const { first, second, lower, upper } = agreement
    if ((first.id !== suite && second.id !== suite) || lower === null || upper === null) continue
    const [count, width] = [agreement.models.length, upper - lower]
    const isSurer =
      surest === undefined ||
      count > surest.count ||
      (count === surest.count && width < surest.width)
    if (isSurer) surest = { agreement, count, width }
  }
  return surest?.agreement
}
