import { toCsv } from '@transparency-lab/widgets/domain'
import { showText } from '../evaluations/file/showText.ts'
import type { Entry } from './entries.ts'

const MAX_CELL_LENGTH = 60

/**
 * Formats entries for a terminal: one block each, without characters that control it, and with the beginning of long
 * texts. The file has them whole.
 */
export function formatTable(entries: readonly Entry[]): string {
  const names = entries.flatMap((entry) => Object.keys(entry))
  const width = names.reduce((most, { length }) => (length > most ? length : most), 0)
  return entries
    .map((entry) =>
      Object.entries(entry)
        .filter(([, value]) => value !== null && value !== '')
        .map(
          ([column, value]) =>
            `${column.padEnd(width)}  ${showText(String(value), MAX_CELL_LENGTH)}`,
        )
        .join('\n'),
    )
    .join('\n\n')
}

/** Formats entries as CSV for spreadsheets, in which no text of a visitor runs as a formula. */
export function formatCsv(entries: readonly Entry[]): string {
  const [first] = entries
  if (first === undefined) return ''
  const columns = Object.keys(first)
  const rows = entries.map((entry) =>
    columns.map((column) => {
      const value = entry[column]
      if (value === null || value === undefined) return undefined
      return typeof value === 'number' ? value : String(value)
    }),
  )
  return toCsv([columns, ...rows])
}
