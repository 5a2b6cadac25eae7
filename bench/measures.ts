import type { Measurement, StepName } from './driver/measurePage.ts'
import type { Outcome } from './driver/runBench.ts'
import { spreadOf } from './statistics.ts'

/** A measured quantity for which less is better. */
export interface Measure {
  readonly head: string
  /** The target, as a multiple of the best React library. */
  readonly most: number
  readonly valueOf: (measurement: Measurement) => number
}

const MOST_PAINT = 1
const MOST_WORK = 1.25
const MOST_HEAP = 1.25

/** The steps in order, with their names in the report. */
const STEPS: readonly (readonly [StepName, string])[] = [
  ['mount', 'mount'],
  ['firstSort', 'first sort'],
  ['secondSort', 'second sort'],
  ['key', 'search key'],
  ['clear', 'clear'],
  ['rareKey', 'rare key'],
  ['rareClear', 'clear rare'],
]

/** The time to paint of each step. */
export const WAITS: readonly Measure[] = STEPS.map(([name, head]) => ({
  head,
  most: MOST_PAINT,
  valueOf: ({ [name]: { paint } }) => paint,
}))

/** The main thread time of each step until the page is idle. */
export const WORK: readonly Measure[] = STEPS.map(([name, head]) => ({
  head: `work: ${head}`,
  most: MOST_WORK,
  valueOf: ({ [name]: { work } }) => work,
}))

export const HEAP: Measure = { head: 'heap', most: MOST_HEAP, valueOf: ({ heap }) => heap }

/** The median over all rounds. */
export function medianOf({ measurements }: Outcome, valueOf: Measure['valueOf']): number {
  return spreadOf(measurements.map(valueOf)).median
}

/**
 * The ratio of an outcome's median to the best median of the React libraries; undefined in a run
 * without a React library.
 */
export function timesReact(
  outcome: Outcome,
  all: readonly Outcome[],
  valueOf: Measure['valueOf'],
): number | undefined {
  const libraries = all.filter(
    ({ contender, failure }) => contender.isReactLibrary && failure === undefined,
  )
  if (libraries.length === 0) return undefined
  const least = Math.min(...libraries.map((library) => medianOf(library, valueOf)))
  return medianOf(outcome, valueOf) / least
}
