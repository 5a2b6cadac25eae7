import type { CalendarDate } from './calendarDate.ts'

/** The evaluation of the latest day, of several the first; undefined when there is none. */
export function latestEvaluation<Dated extends { readonly evaluatedOn: CalendarDate }>(
  evaluations: readonly Dated[],
): Dated | undefined {
  return evaluations.reduce<Dated | undefined>(
    (latest, next) =>
      latest === undefined || next.evaluatedOn > latest.evaluatedOn ? next : latest,
    undefined,
  )
}
