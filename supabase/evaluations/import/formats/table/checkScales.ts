import { UnreadableDocument } from '../../reading/UnreadableDocument.ts'
import { readNumber, type WrittenNumber } from './readNumber.ts'
import type { FoundTable } from './findTable.ts'
import { PERCENT } from '../../../file/meaningRules.ts'
import type { MappedColumn, TableMapping } from './TableMapping.ts'

interface Placed {
  readonly row: string
  readonly cell: string
  readonly written: WrittenNumber
}

/**
 * Checks that every column in percent has one scale.
 *
 * @throws UnreadableDocument naming the row and the column of a value that may be a share from 0 to 1
 */
export function checkScales(table: FoundTable, mapping: TableMapping): void {
  for (const column of table.columns) {
    if (column.unit === PERCENT) checkScale(table, mapping, column)
  }
}

/** Whether a number may be a share from 0 to 1 as well as a small percentage. */
export function mayBeShare(value: number): boolean {
  return value > 0 && value <= 1
}

/** Finds the columns in percent where a value up to 1 may be a share, because others are above 1 and no range says so. */
export function findMixed(table: FoundTable, mapping: TableMapping): ReadonlySet<MappedColumn> {
  const isMixed = ({ column, range, unit }: MappedColumn) => {
    if (unit !== PERCENT || range !== undefined) return false
    const written = listNumbers(table, mapping, column).map((each) => each.written)
    return written.some(({ value }) => value > 1) && !written.some((each) => each.hasPercentSign)
  }
  return new Set(table.columns.filter(isMixed))
}

function checkScale(table: FoundTable, mapping: TableMapping, mapped: MappedColumn): void {
  const cells = listNumbers(table, mapping, mapped.column)
  const name = JSON.stringify(mapped.column)
  const signed = cells.find(({ written }) => written.hasPercentSign)
  const isLow = ({ written: { value } }: Placed) => mayBeShare(value)
  if (signed !== undefined) {
    const bare = cells.find((each) => !each.written.hasPercentSign && isLow(each))
    if (bare === undefined) return
    throw new UnreadableDocument(
      `its column ${name} has two scales: ${bare.cell} in ${bare.row} has no percent sign, and ` +
        `${signed.cell} in ${signed.row} has one; allowed: a percent sign for each value or for none`,
    )
  }
  const isShare = cells.every((each) => isLow(each) || each.written.value === 0)
  if (mapped.range !== undefined || !isShare || !cells.some(isLow)) return
  throw new UnreadableDocument(
    `its column ${name} is in percent by the mapping, but no value is above 1; allowed: the column without ` +
      'a unit if its values are from 0 to 1, or with "range": { "low": 0, "high": 100 } if they are in percent',
  )
}

function listNumbers(table: FoundTable, mapping: TableMapping, name: string): Placed[] {
  const place = table.places.get(name) ?? 0
  const model = table.places.get(mapping.model) ?? 0
  return table.rows.flatMap(({ number, cells }) => {
    const cell = cells[place] ?? ''
    const written = readNumber(cell, mapping)
    const row = `row ${number} (${(cells[model] ?? '').slice(0, 60)})`
    return written === undefined ? [] : [{ row, cell, written }]
  })
}
