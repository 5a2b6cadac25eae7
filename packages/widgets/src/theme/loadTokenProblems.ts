import type * as TokenProblems from './tokenProblems.ts'

/** Loads the check of tokens, which no page of a published site needs. */
export function loadTokenProblems(): Promise<Pick<typeof TokenProblems, 'describeTokenProblems'>> {
  return import('./tokenProblems.ts')
}
