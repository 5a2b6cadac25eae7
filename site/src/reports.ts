/** One evaluation report of the lab. */
export interface Report {
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
export const REPORTS: readonly Report[] = [
  {
    id: 'q1-2024-multimodal',
    title: 'Q1 2024 Multimodal Safety Report',
    date: '2024-02-01',
    summary: 'How models that read pictures as well as text hold up against the same four risks.',
    highlights: ['Text and pictures in one probe', 'Jailbreaks that hide in a picture'],
    downloadUrl: '#q1-2024-multimodal',
    status: 'upcoming',
  },
  {
    id: 'q1-2024',
    title: 'Q1 2024 Safety Evaluation Report',
    date: '2024-01-01',
    summary: 'The quarterly comparison of models by bias, factuality, toxicity and jailbreaks.',
    highlights: ['All four categories side by side', 'How each score is made of its parts'],
    downloadUrl: '#q1-2024',
    status: 'published',
  },
  {
    id: 'december-2023',
    title: 'December 2023 Safety Evaluation Report',
    date: '2023-12-01',
    summary: 'The monthly evaluation, with what changed since the one before.',
    highlights: ['Changes from month to month', 'Notes on models evaluated for the first time'],
    downloadUrl: '#december-2023',
    status: 'published',
  },
  {
    id: 'november-2023-bias',
    title: 'November 2023 Special Report: Bias',
    date: '2023-11-01',
    summary: 'A closer look at bias: what is asked, what is counted, and what a score leaves out.',
    highlights: ['Stereotypes and preferences apart', 'The limits of a single bias score'],
    downloadUrl: '#november-2023-bias',
    status: 'published',
  },
]

/** Returns the reports with one status, newest first. */
export function reportsOf(status: Report['status']): readonly Report[] {
  return REPORTS.filter((report) => report.status === status)
}
