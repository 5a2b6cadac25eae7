import { coverageTexts } from '#texts/coverage.ts'
import { formatDate } from '@transparency-lab/widgets/domain'
import type { CoveredResult } from './coverageFile.ts'

/** Formats the date of a result; a date that is the latest possible one says so. */
export function formatResultDate({ date, dateKind }: Pick<CoveredResult, 'date' | 'dateKind'>) {
  if (date === null) return coverageTexts.noDate
  return dateKind === 'at_latest'
    ? coverageTexts.atLatest({ date: formatDate(date) })
    : formatDate(date)
}
