import { useCallback, useState } from 'react'
import { useWhenIdle } from '../data/useWhenIdle.ts'
import type { PublishedAgreement } from './agreementFile.ts'
import { findSurest } from './findSurest.ts'
import { loadAgreement } from './loadAgreement.ts'

/**
 * Returns the surest comparison of a suite with another one; undefined until the page is idle and it has loaded, and
 * when there is none.
 */
export function useSurestAgreement(suite: string): PublishedAgreement | undefined {
  const [agreements, setAgreements] = useState<readonly PublishedAgreement[]>()
  const load = useCallback(() => {
    void loadAgreement().then(
      (file) => setAgreements(file.agreements),
      // The sentence is an extra: the section of the reports page says that it could not be loaded.
      () => {},
    )
  }, [])
  useWhenIdle(agreements === undefined, load)
  return findSurest(agreements ?? [], suite)
}
