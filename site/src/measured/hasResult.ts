import type { CoverageFile } from './coverageFile.ts'

/** A result for which a build writes files. */
export interface BuiltResult {
  /** The id of the model. */
  readonly id: string
  /** The id of the suite; undefined for any. */
  readonly suite?: string | undefined
}

/** Returns whether a release has a result, whether or not the suite measured a category of the model. */
export function hasResult(
  { bases, unmeasured = [] }: Pick<CoverageFile, 'bases' | 'unmeasured'>,
  { id, suite }: BuiltResult,
): boolean {
  return [...bases.flatMap(({ results }) => results), ...unmeasured].some(
    (each) => each.id === id && (suite === undefined || each.suite === suite),
  )
}
