import type { Loadable } from '@transparency-lab/widgets'
import { useLoaded } from '../data/useLoaded.ts'
import type { ChangeRecord } from './changeRecord.ts'
import { loadChanges } from './loadChanges.ts'

/** Returns the record of changes. */
export function useChangeRecord(): Loadable<ChangeRecord> {
  return useLoaded(loadChanges)
}
