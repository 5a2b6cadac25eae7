import { loadPublished } from '../data/loadPublished.ts'
import { CHANGES, type ChangeRecord } from './changeRecord.ts'

let record: Promise<ChangeRecord> | undefined

/**
 * Fetches the record of changes once for all pages. A failed fetch is sent again by the next call.
 *
 * @throws Error when it cannot be fetched or is no record of changes
 */
export function loadChanges(): Promise<ChangeRecord> {
  record ??= loadPublished<ChangeRecord>(CHANGES, 'transparency-lab/changes').catch(
    (error: unknown) => {
      record = undefined
      throw error
    },
  )
  return record
}
