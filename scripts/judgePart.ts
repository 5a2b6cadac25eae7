import type { Tally } from './tally.ts'

/** How a part of the tests came to its end. */
export interface PartEnd {
  readonly name: string
  /** The code it ended with, or the signal that ended it. */
  readonly exit: number | NodeJS.Signals
  /** What its report says; undefined when it left none that can be read. */
  readonly tally: Tally | undefined
}

/** What came of a part: one that crashed, or in which nothing ran, is a failure of its own. */
export function judgePart({ name, exit, tally }: PartEnd): Tally {
  if (tally === undefined) {
    return { passed: 0, skipped: 0, failures: [`${name}: no report, ${ending(exit)}`] }
  }
  if (tally.passed === 0 && tally.failures.length === 0) {
    return { ...tally, failures: [`${name}: no test ran, ${ending(exit)}`] }
  }
  if (exit !== 0 && tally.failures.length === 0) {
    return { ...tally, failures: [`${name}: every test passed, but it ${ending(exit)}`] }
  }
  return tally
}

function ending(exit: PartEnd['exit']): string {
  return typeof exit === 'number' ? `ended with code ${exit}` : `was ended by ${exit}`
}
