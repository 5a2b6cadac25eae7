import { showText } from '../../../file/showText.ts'
import { UnreadableDocument } from '../../reading/UnreadableDocument.ts'
import type { FoundTable } from './findTable.ts'
import { hasOtherDecimal, isMissing, OTHER_DECIMAL } from './readNumber.ts'
import type { TableMapping } from './TableMapping.ts'

interface SignedCells {
  readonly name: string
  /** Cells that are numbers with the decimal sign of the mapping alone. */
  readonly own: readonly PlacedCell[]
  /** Cells that are numbers with the other decimal sign alone. */
  readonly other: readonly PlacedCell[]
}

interface PlacedCell {
  readonly row: number
  readonly cell: string
}

const SHOWN = 40
/** A number such as 1,234, whose sign may also stand between thousands. */
const GROUPED = /^[+-]?\d{1,3}[.,]\d{3}$/

/**
 * Checks that the numbers of each column have the decimal sign of the mapping. Otherwise only whole numbers would be
 * read, and the figures with decimals would be lost.
 *
 * @throws UnreadableDocument naming a column whose numbers have the other decimal sign
 */
export function checkDecimals(table: FoundTable, mapping: TableMapping): void {
  const numbers = table.columns.flatMap(({ column, standard_error }) => [column, standard_error])
  const columns = [...new Set(numbers)].flatMap((name) =>
    name === undefined ? [] : [readSigns(table, mapping, name)],
  )
  const { decimal = '.' } = mapping
  for (const { name, own, other } of columns) {
    const [first] = other
    if (first === undefined || own.length > 0) continue
    const cell = JSON.stringify(showText(first.cell, SHOWN))
    throw new UnreadableDocument(
      `its column ${JSON.stringify(name)} has ${cell} in row ${first.row}, where the decimal sign is ` +
        `${JSON.stringify(decimal)} by the mapping; allowed: ${listWays(columns, other, decimal)}`,
    )
  }
}

function listWays(
  columns: readonly SignedCells[],
  other: readonly PlacedCell[],
  decimal: '.' | ',',
): string {
  if (columns.some(({ own }) => own.length > 0)) return 'one decimal sign in all of its columns'
  const remedy = `"decimal": ${JSON.stringify(OTHER_DECIMAL[decimal])} in the mapping`
  const isGrouped = other.every(({ cell }) => GROUPED.test(cell))
  return isGrouped ? `${remedy}, or numbers without a sign between thousands` : remedy
}

function readSigns(table: FoundTable, mapping: TableMapping, name: string): SignedCells {
  const place = table.places.get(name) ?? 0
  const cells = table.rows
    .map(({ number, cells: row }) => ({ row: number, cell: row[place] ?? '' }))
    .filter(({ cell }) => !isMissing(cell, mapping))
  const { decimal = '.' } = mapping
  const flipped = { decimal: OTHER_DECIMAL[decimal] }
  return {
    name,
    own: cells.filter(({ cell }) => hasOtherDecimal(cell, flipped)),
    other: cells.filter(({ cell }) => hasOtherDecimal(cell, { decimal })),
  }
}
