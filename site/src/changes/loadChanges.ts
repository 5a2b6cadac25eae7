import { loadPublished } from '../data/loadPublished.ts'
import { CHANGES, type ChangeRecord } from './changeRecord.ts'

/**
 * Fetches the record of changes once for all pages.
 *
 * @throws Error when it cannot be fetched or is no record of changes
 */
export function loadChanges(): Promise<ChangeRecord> {
  return loadPublished<ChangeRecord>(CHANGES, 'transparency-lab/changes')
}
