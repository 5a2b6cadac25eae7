import { loadTokenProblems } from '../theme/index.ts'
import type * as SourceProblems from './problems/sourceProblems.ts'

/** Sentences for the console that say what a developer passed wrongly. Their code loads when it is needed. */
export interface DeveloperChecks {
  readonly loadSourceProblems: () => Promise<
    Pick<
      typeof SourceProblems,
      | 'createProblem'
      | 'describeAddress'
      | 'describeAttributes'
      | 'describeColumnFault'
      | 'describeFailure'
      | 'describeLabels'
      | 'describeProp'
      | 'describeUnknownColumns'
      | 'describeUnknownNames'
    >
  >
  readonly loadTokenProblems: typeof loadTokenProblems
}

/** The checks as chunks of a bundler. */
export const developerChecks: DeveloperChecks = {
  loadSourceProblems: () => import('./problems/sourceProblems.ts'),
  loadTokenProblems,
}
