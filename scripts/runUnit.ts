import { runVitest } from './runVitest.ts'
import type { Tally } from './tally.ts'

/** Runs the tests that stand beside the files. */
export function runUnit(): Promise<Tally> {
  return runVitest('unit', 'vitest.workspace.ts')
}
