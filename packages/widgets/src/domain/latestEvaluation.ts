import type { CalendarDate } from './calendarDate.ts'

/** The evaluation of the latest day, or undefined when there is none. */
export function latestEvaluation<Dated extends { readonly evaluatedOn: CalendarDate }>(
  evaluations: readonly Dated[],
): Dated | undefined {
  return evaluations.reduce<Dated | undefined>(
    (latest, next) => (latest === undefined || next.evaluatedOn > latest.evaluatedOn ? next : latest),
    undefined,
  )
}
