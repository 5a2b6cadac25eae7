import type { Measurement, StepName } from './driver/measurePage.ts'
import type { Outcome } from './driver/runBench.ts'
import { computeSpread } from './statistics.ts'

/** A measured quantity for which less is better. */
export interface Measure {
  readonly head: string
  /** Returns the target at a number of rows, as a multiple of the best React library; undefined when there is none. */
  readonly getTarget?: (rows: number) => number
  readonly getValue: (measurement: Measurement) => number
}

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

/** The time to paint of each step, which a reader waits for. */
export const WAITS: readonly Measure[] = STEPS.map(([name, head]) => ({
  head: `paint: ${head}`,
  getTarget: (rows) => getPaintTarget(rows, name),
  getValue: ({ [name]: { paint } }) => paint,
}))

/** The main thread time of each step until the page is idle. It has no target, because the reader sees the rows before. */
export const WORK: readonly Measure[] = STEPS.map(([name, head]) => ({
  head: `work: ${head}`,
  getValue: ({ [name]: { work } }) => work,
}))

export const HEAP: Measure = {
  head: 'heap',
  getTarget: getHeapTarget,
  getValue: ({ heap }) => heap,
}

function getPaintTarget(rows: number, step: StepName): number {
  if (rows < 300) return 1.3
  if (rows < 3_000) return 1.25
  if (rows < 15_000) return step === 'mount' ? 1.6 : 1.3
  return 1.5
}

function getHeapTarget(rows: number): number {
  if (rows < 300) return 1.4
  if (rows < 3_000) return 1.25
  return rows < 15_000 ? 1.6 : 1.5
}

/** The median over all rounds. */
export function getMedian({ measurements }: Outcome, getValue: Measure['getValue']): number {
  return computeSpread(measurements.map(getValue)).median
}

/**
 * The ratio of an outcome's median to the best median of the React libraries; undefined in a run
 * without a React library.
 */
export function timesReact(
  outcome: Outcome,
  all: readonly Outcome[],
  getValue: Measure['getValue'],
): number | undefined {
  const libraries = all.filter(
    ({ contender, failure }) => contender.isReactLibrary && failure === undefined,
  )
  if (libraries.length === 0) return undefined
  const least = Math.min(...libraries.map((library) => getMedian(library, getValue)))
  return getMedian(outcome, getValue) / least
}
