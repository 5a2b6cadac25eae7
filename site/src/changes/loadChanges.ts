import { CHANGES, type ChangeRecord } from './changeRecord.ts'

let record: Promise<ChangeRecord> | undefined

/**
 * Fetches the record of changes once for all pages. A failed fetch is sent again by the next call.
 *
 * @throws Error when it cannot be fetched or is no record of changes
 */
export function loadChanges(): Promise<ChangeRecord> {
  record ??= fetchChanges().catch((error: unknown) => {
    record = undefined
    throw error
  })
  return record
}

async function fetchChanges(): Promise<ChangeRecord> {
  const response = await fetch(CHANGES, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${CHANGES} answered with ${response.status}.`)
  const content = (await response.json()) as Partial<ChangeRecord> | null
  // The same build wrote the file, so its format decides.
  if (content?.format !== 'transparency-lab/changes' || content.version !== 1) {
    throw new Error(`${CHANGES} is not a record of changes of version 1.`)
  }
  return content as ChangeRecord
}
