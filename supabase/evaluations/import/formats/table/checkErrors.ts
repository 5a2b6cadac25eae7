import { criticalValue } from '@transparency-lab/widgets/domain-internal'
import { PERCENT, UNIT_RANGE } from '../../../file/meaningRules.ts'
import { UnreadableDocument } from '../../reading/UnreadableDocument.ts'
import type { Figure } from '../importer.ts'
import type { FoundTable } from './findTable.ts'
import { readFigure } from './readFigure.ts'
import type { MappedColumn, TableMapping } from './TableMapping.ts'

/** How many times the given number of prompts an error may show. Errors 100 times too small show 10,000 times. */
const MOST_TIMES = 1000
/** The most prompts that errors may show where no number is given. */
const MOST_PROMPTS = 1_000_000

/**
 * Checks that the errors of each column have the unit of its values: errors as shares beside values in percent are 100
 * times too small.
 *
 * @throws UnreadableDocument naming a column where every error is far too small
 */
export function checkErrors(table: FoundTable, mapping: TableMapping): void {
  for (const column of table.columns) {
    if (hasKnownSpread(column)) checkColumn(table, mapping, column)
  }
}

/** Whether the range of a column bounds its errors. That of a mean may be far wider than its values. */
function hasKnownSpread({ measure, range, unit }: MappedColumn): boolean {
  return measure === 'proportion' || range === undefined || unit === PERCENT
}

function checkColumn(table: FoundTable, mapping: TableMapping, column: MappedColumn): void {
  const shown = table.rows.flatMap(({ number, cells }) => {
    const getCell = (name: string) => cells[table.places.get(name) ?? 0] ?? ''
    const { figure } = readFigure(mapping, column, { number, getCell })
    const prompts = countShown(figure)
    const { n } = figure
    const most = column.n !== undefined && n !== null ? n * MOST_TIMES : MOST_PROMPTS
    return prompts === undefined ? [] : [{ number, prompts, isTooMany: prompts > most }]
  })
  const [first] = shown
  if (first === undefined || !shown.every(({ isTooMany }) => isTooMany)) return
  const name = JSON.stringify(column.standard_error ?? column.column)
  throw new UnreadableDocument(
    `the errors of its column ${name} are too small: that of row ${first.number} would be the error of ` +
      `${Math.round(first.prompts)} prompts; allowed: errors in the unit of the values`,
  )
}

/** Returns the number of independent prompts whose share has the error of a figure; undefined without an error. */
function countShown({
  value,
  standardError,
  interval,
  range = UNIT_RANGE,
}: Figure): number | undefined {
  if (typeof value !== 'number' || value <= range.low || value >= range.high) return undefined
  const half = interval === undefined ? 0 : Math.max(value - interval.lower, interval.upper - value)
  const error = standardError ?? half / criticalValue(interval?.level ?? 0.95)
  if (error <= 0) return undefined
  const width = range.high - range.low
  const share = (value - range.low) / width
  return (share * (1 - share)) / (error / width) ** 2
}
