import type { PublishedAgreement } from './agreementFile.ts'

/** Finds the comparison of a suite with the narrowest interval; undefined when it is compared with no other suite. */
export function findSurest(
  agreements: readonly PublishedAgreement[],
  suite: string,
): PublishedAgreement | undefined {
  let surest: { agreement: PublishedAgreement; width: number } | undefined
  for (const agreement of agreements) {
    const { first, second, lower, upper } = agreement
    if ((first.id !== suite && second.id !== suite) || lower === null || upper === null) continue
    const width = upper - lower
    if (surest === undefined || width < surest.width) surest = { agreement, width }
  }
  return surest?.agreement
}
