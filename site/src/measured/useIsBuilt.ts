import { toAddress } from '../address/toAddress.ts'
import { useLoaded } from '../data/useLoaded.ts'
import { useIsHydrated } from '../page/useIsHydrated.ts'
import { getPrerenderedPath } from '../page/usePageHead.ts'
import { hasResult, type BuiltResult } from './hasResult.ts'
import { loadCoverage } from './loadCoverage.ts'

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
  // Nearly all results are in the build, so a failed request hides no files.
  if (coverage.status !== 'ready') return coverage.status === 'failed'
  return coverage.value !== undefined && hasResult(coverage.value, result)
}

const NOTHING = Promise.resolve(undefined)
const loadNothing = () => NOTHING
