import { reports } from '#lab/reports'

/** One evaluation report of the lab. */
export interface SiteReport {
  readonly id: string
  readonly title: string
  /** The actual or planned day of publication, YYYY-MM-DD. */
  readonly date: string
  readonly summary: string
  readonly highlights: readonly string[]
  /** URL of the PDF; the report's own section until there is one. */
  readonly downloadUrl: string
  readonly status: 'published' | 'upcoming'
}

/** The lab's reports, newest first. */
export const REPORTS: readonly SiteReport[] = reports

/** Returns the reports with one status, newest first. */
export function getReports(status: SiteReport['status']): readonly SiteReport[] {
  return REPORTS.filter((report) => report.status === status)
}
