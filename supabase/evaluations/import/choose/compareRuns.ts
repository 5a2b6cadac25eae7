import type { RunFacts, TakenFigure } from './FileReport.ts'

/**
 * Sorts complete runs first, then larger ones of those that are not, then newer runs, then runs with a known number of
 * prompts.
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

/** Says what leaves open which of two runs counts; undefined if their sizes or dates show it. */
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
 * Whether the date of a run shows that it is newer than another one. An upper bound, such as that of a retrieval, says
 * nothing of that, unless even the bound is older.
 */
function isNewer({ run }: TakenFigure, { run: { time } }: TakenFigure): boolean {
  return hasDay(run) && time !== null && run.time > time
}

/** Whether the time of a run is that of the run, and no upper bound. */
function hasDay(run: RunFacts): run is RunFacts & { readonly time: number } {
  return run.time !== null && run.isTimeUpperBound !== true
}
