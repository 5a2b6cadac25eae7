import type * as TokenProblems from './tokenProblems.ts'

/** Loads the check of tokens. */
export function loadTokenProblems(): Promise<Pick<typeof TokenProblems, 'describeTokenProblems'>> {
  return import('./tokenProblems.ts')
}
