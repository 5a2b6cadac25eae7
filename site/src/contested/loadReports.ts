import { loadPublished } from '../data/loadPublished.ts'
import { REPORTS_PATH, type ReportsFile } from './reportsFile.ts'

/**
 * Fetches what is public about reports that figures are wrong, once for all pages.
 *
 * @throws Error when it cannot be fetched or has another format
 */
export function loadReports(): Promise<ReportsFile> {
  return loadPublished<ReportsFile>(REPORTS_PATH, 'transparency-lab/reports')
}
