import { loadPublished } from '../data/loadPublished.ts'
import { REPORTS_PATH, type ReportsFile } from './reportsFile.ts'

let file: Promise<ReportsFile> | undefined

/**
 * Fetches what is public about reports that figures are wrong, once for all pages. A failed fetch is sent again by
 * the next call.
 *
 * @throws Error when it cannot be fetched or has another format
 */
export function loadReports(): Promise<ReportsFile> {
  file ??= loadPublished<ReportsFile>(REPORTS_PATH, 'transparency-lab/reports').catch(
    (error: unknown) => {
      file = undefined
      throw error
    },
  )
  return file
}
