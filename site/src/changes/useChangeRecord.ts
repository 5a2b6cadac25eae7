import { useLoaded, type Loaded } from '../data/useLoaded.ts'
import type { ChangeRecord } from './changeRecord.ts'
import { loadChanges } from './loadChanges.ts'

/** Returns the record of changes. */
export function useChangeRecord(): Loaded<ChangeRecord> {
  return useLoaded(loadChanges)
}
