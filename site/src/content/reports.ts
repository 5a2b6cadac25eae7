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
export const REPORTS: readonly SiteReport[] = [
  {
    id: 'q1-2024-multimodal',
    title: 'Q1 2024 Multimodal Safety Report',
    date: '2024-02-01',
    summary: 'How models that accept images as well as text perform in the same four categories.',
    highlights: ['Probes that combine text and images', 'Jailbreaks hidden in images'],
    downloadUrl: '#q1-2024-multimodal',
    status: 'upcoming',
  },
  {
    id: 'q1-2024',
    title: 'Q1 2024 Safety Evaluation Report',
    date: '2024-01-01',
    summary: 'The quarterly comparison of models by bias, factuality, toxicity and jailbreaks.',
    highlights: ['All four categories side by side', 'How each score is computed'],
    downloadUrl: '#q1-2024',
    status: 'published',
  },
  {
    id: 'december-2023',
    title: 'December 2023 Safety Evaluation Report',
    date: '2023-12-01',
    summary: 'The monthly evaluation, with the changes since the previous one.',
    highlights: ['Changes from month to month', 'Notes on models evaluated for the first time'],
    downloadUrl: '#december-2023',
    status: 'published',
  },
  {
    id: 'november-2023-bias',
    title: 'November 2023 Special Report: Bias',
    date: '2023-11-01',
    summary: 'A closer look at bias: what we ask, what we count, and what a score leaves out.',
    highlights: [
      'Separate results for stereotypes and preferences',
      'The limits of a single bias score',
    ],
    downloadUrl: '#november-2023-bias',
    status: 'published',
  },
]

/** Returns the reports with one status, newest first. */
export function getReports(status: SiteReport['status']): readonly SiteReport[] {
  return REPORTS.filter((report) => report.status === status)
}
