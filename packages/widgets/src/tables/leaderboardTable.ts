import {
  getExtraValue,
  getMeasureLabel,
  getRawScore,
  type LeaderboardEntry,
  MEASURES,
} from '../domain/index.ts'
import type { CsvCell } from './csv.ts'
import type { DataTable } from './csv.ts'

/** A column of a host, as far as its data need it. */
export interface DataColumn {
  readonly header: string
  accessorFn?(this: void, entry: LeaderboardEntry): string | number | null | undefined
}

/**
 * Returns the entries of a leaderboard as a table of data, with the columns that a host adds to it. Scores are
 * fractions; a missing value is undefined. Columns without values are left out.
 *
 * @throws TypeError when the columns are not a list of objects with a header
 */
export function leaderboardTable(
  entries: readonly LeaderboardEntry[],
  extraColumns: readonly DataColumn[] = [],
): DataTable {
  requireColumns(extraColumns)
  const extra = extraColumns.filter(({ accessorFn }) => accessorFn !== undefined)
  const rows = entries.map((entry) => [
    entry.name,
    entry.provider,
    ...MEASURES.map((measure) => getRawScore(entry.scores[measure])),
    entry.evaluatedOn,
    ...extra.map((column) => readCell(column, entry)),
  ])
  const names = MEASURES.map(getMeasureLabel)
  return {
    columns: ['Model', 'Provider', ...names, 'Date', ...extra.map(({ header }) => header)],
    rows,
  }
}

/** Plain JavaScript may pass anything, such as the props of a table. */
function requireColumns(columns: unknown): void {
  if (!Array.isArray(columns)) throw new TypeError('leaderboardTable: the columns are not a list.')
  const wrong = columns.findIndex(
    (column: Partial<DataColumn> | null | undefined) => typeof column?.header !== 'string',
  )
  if (wrong === -1) return
  throw new TypeError(`leaderboardTable: columns[${wrong}] is no object with a header as a text.`)
}

/** A function of the host that throws has no value, as in the table. */
function readCell({ accessorFn }: DataColumn, entry: LeaderboardEntry): CsvCell {
  try {
    return getExtraValue(accessorFn?.(entry))
  } catch {
    return undefined
  }
}
