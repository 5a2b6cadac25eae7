import { useLoadedWhenIdle } from '../data/useLoadedWhenIdle.ts'
import type { PublishedAgreement } from './agreementFile.ts'
import { findSurest } from './findSurest.ts'
import { loadAgreement } from './loadAgreement.ts'

/**
 * Returns the surest comparison of a suite with another one; undefined until the page is idle and it has loaded, and
 * when there is none. After a failure the page lacks the sentence; the section of the reports page says that it failed.
 */
export function useSurestAgreement(suite: string): PublishedAgreement | undefined {
  const file = useLoadedWhenIdle(true, loadAgreement)
  return findSurest(file?.agreements ?? [], suite)
}
