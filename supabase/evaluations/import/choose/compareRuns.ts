import type { RunFacts, TakenFigure } from './FileReport.ts'

/**
 * Compares runs so that the best comes first: complete before partial, among partial ones the larger, then the one
 * with an exact date, then the newer, then the one with a known number of prompts.
 */
export function compareRuns(one: TakenFigure, other: TakenFigure): number {
  const [first, second] = [one.judged.figure, other.judged.figure]
  const differences = [
    Number(first.isPartial) - Number(second.isPartial),
    first.isPartial ? (second.n ?? 0) - (first.n ?? 0) : 0,
    Number(hasDay(other.run)) - Number(hasDay(one.run)),
    (other.run.time ?? 0) - (one.run.time ?? 0),
    Number(first.n === null) - Number(second.n === null),
  ]
  return differences.find((difference) => difference !== 0) ?? 0
}

/** Returns why nothing shows which of two runs is better; undefined if their sizes or dates do. */
export function findDoubt(best: TakenFigure, other: TakenFigure): string | undefined {
  const [first, second] = [best.judged.figure, other.judged.figure]
  if (first.isPartial !== second.isPartial) return undefined
  if (first.isPartial && first.n !== second.n) {
    const isKnown = first.n !== null && second.n !== null
    return isKnown ? undefined : 'no number of prompts shows which partial run is larger'
  }
  return isNewer(best, other) ? undefined : 'no date shows which is newer'
}

/**
 * Returns whether a run is certainly newer than another one: its date is exact, and later than the date or the upper
 * bound of the other run.
 */
function isNewer({ run }: TakenFigure, { run: { time } }: TakenFigure): boolean {
  return hasDay(run) && time !== null && run.time > time
}

/** Whether the time of a run is that of the run, and no upper bound. */
function hasDay(run: RunFacts): run is RunFacts & { readonly time: number } {
  return run.time !== null && run.isTimeUpperBound !== true
}
