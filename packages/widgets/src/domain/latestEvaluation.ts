import type { CalendarDate } from './calendarDate.ts'

/** Returns the evaluation with the latest date, the first of a tie; undefined when there is none. */
export function latestEvaluation<Dated extends { readonly evaluatedOn: CalendarDate }>(
  evaluations: readonly Dated[],
): Dated | undefined {
  let latest: Dated | undefined
  for (const next of evaluations) {
    if (latest === undefined || next.evaluatedOn > latest.evaluatedOn) latest = next
  }
  return latest
}
