import { toAddress } from '../address/toAddress.ts'
import { useLoaded } from '../data/useLoaded.ts'
import { useIsHydrated } from '../page/useIsHydrated.ts'
import { getPrerenderedPath } from '../page/usePageHead.ts'
import type { CoverageFile } from './coverageFile.ts'
import { loadCoverage } from './loadCoverage.ts'

/** A result for which a build writes files. */
interface BuiltResult {
  readonly id: string
  /** Undefined for any suite. */
  readonly suite?: string | undefined
}

/**
 * Returns whether the build has written the files of a model, because a backend can have newer models and suites. A
 * prerendered page has its files; for every other page the coverage file is checked.
 *
 * @param result undefined for none
 */
export function useIsBuilt(result: BuiltResult | undefined): boolean {
  const isHydrated = useIsHydrated()
  const isPrerendered =
    result !== undefined &&
    result.suite === undefined &&
    (!isHydrated || getPrerenderedPath() === toAddress(`/model/${result.id}`))
  const isKnown = !HAS_BACKEND || result === undefined || isPrerendered
  const coverage = useLoaded(isKnown ? loadNothing : loadCoverage)
  if (isKnown) return result !== undefined
  return coverage.status === 'ready' && covers(coverage.value, result)
}

const NOTHING = Promise.resolve(undefined)
const loadNothing = () => NOTHING

function covers(file: CoverageFile | undefined, { id, suite }: BuiltResult): boolean {
  return (file?.bases ?? []).some(({ results }) =>
    results.some((each) => each.id === id && (suite === undefined || each.suite === suite)),
  )
}
