import { formatDate } from '@transparency-lab/widgets/domain'
import type { CoveredResult } from './coverageFile.ts'

/** Formats the date of a result; a date that is the latest possible one says so. */
export function formatResultDate({ date, dateKind }: Pick<CoveredResult, 'date' | 'dateKind'>) {
  if (date === null) return 'date unknown'
  return dateKind === 'at_latest' ? `by ${formatDate(date)}` : formatDate(date)
}
