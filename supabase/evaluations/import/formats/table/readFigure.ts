import { largestError } from '../../../file/largestError.ts'
import { showText } from '../../../file/showText.ts'
import type { Figure, Interval, Range } from '../importer.ts'
import { parseTime } from '../parseTime.ts'
import { countFromDigits } from '../../choose/countFromDigits.ts'
import { countFromError, type ShareWithError } from '../../choose/countFromError.ts'
import { mayBeShare } from './checkScales.ts'
import {
  hasOtherDecimal,
  isMissing,
  readCount,
  readNumber,
  type WrittenNumber,
} from './readNumber.ts'
import { PERCENT, PERCENT_RANGE, UNIT_RANGE } from '../../../file/meaningRules.ts'
import type { MappedColumn, TableMapping } from './TableMapping.ts'

/** The cells of one row by the names of their columns. */
export interface NamedRow {
  /** Number of the row below the header, from 1. */
  readonly number: number
  readonly getCell: (name: string) => string
  /** The columns in percent where a value up to 1 may be a share; none unless given. */
  readonly mixed?: ReadonlySet<MappedColumn> | undefined
}

/** The figure of one cell. */
export interface ReadFigure {
  readonly figure: Figure
  /** Whether a cell has a value that cannot be used, as opposed to none. */
  readonly isUnread: boolean
}

type PlusMinus = NonNullable<MappedColumn['plus_minus']>
type Report = (problem: string, name: string) => void

const LEVELS: Readonly<Partial<Record<PlusMinus, number>>> = {
  interval_90: 0.9,
  interval_95: 0.95,
  interval_99: 0.99,
}
const SHOWN = 40
/** The part of a cell in which a reason is looked for. */
const SEARCHED = 200
/** A number with two more in brackets. */
const INTERVAL = /^[^\s([]+ ?[([]\D*\d[\d.,]*\D+\d/
/** A text without a number, or an error of a spreadsheet such as #DIV/0!. */
const WORDS = /^(?:#.+|\P{N}+)$/u
const MIXED =
  'it may be a share from 0 to 1 in a column in percent, unless the mapping gives the "range" from 0 to 100'

/** Reads the value of a column in one row, with its number of prompts and its error. */
export function readFigure(mapping: TableMapping, column: MappedColumn, row: NamedRow): ReadFigure {
  const problems: string[] = []
  const report: Report = (problem, name) => {
    const cell = JSON.stringify(showText(row.getCell(name), SHOWN))
    problems.push(`${problem}: ${cell} in row ${row.number}, column ${JSON.stringify(name)}`)
  }
  const read = createReader({ mapping, column, row, report })
  const range = column.range ?? (column.unit === PERCENT ? PERCENT_RANGE : undefined)
  const cell = row.getCell(column.column)
  const value = read(column.column, 'it')
  reportDoubts(column, { value, mixed: row.mixed }, report)
  const { standard_error } = column
  const error =
    standard_error === undefined ? undefined : read(standard_error, 'its standard error')
  checkErrors(column, { value, error, range }, report)
  const n = typeof column.n === 'string' ? readProbes(mapping, row.getCell(column.n)) : column.n
  if (typeof n === 'string') report(n, String(column.n))
  checkDate(mapping, row, report)
  const isPresent = !isMissing(cell, mapping)
  const rejection = isPresent ? problems[0] : undefined
  const meant = readError(column, value, range)
  const standardError = error?.value ?? meant.standardError
  const share = { value: value?.value, standardError, range }
  return {
    isUnread: rejection !== undefined || isOutside(value?.value, range),
    figure: {
      ...describe(column),
      ...meant,
      value: value?.value ?? (isPresent ? cell : null),
      n: typeof n === 'number' ? n : findCount(column, share),
      standardError,
      range,
      isPartial: false,
      rejection,
    },
  }
}

interface CellReader {
  readonly mapping: TableMapping
  readonly column: MappedColumn
  readonly row: NamedRow
  readonly report: Report
}

/** Creates a function that reads a number of the row, and reports a cell that is not a number. */
function createReader({ mapping, column, row, report }: CellReader) {
  return (name: string, what: string): WrittenNumber | undefined => {
    const cell = row.getCell(name)
    if (isMissing(cell, mapping)) return undefined
    const number = readNumber(cell, mapping)
    if (number === undefined) {
      report(`${what} is not a number${explainText(cell.slice(0, SEARCHED), mapping)}`, name)
    } else if (number.hasPercentSign && column.unit !== PERCENT) {
      report(`${what} is not a number without the unit "percent" in the mapping`, name)
    } else return number
    return undefined
  }
}

/** Says what can be done about a cell that is not a number. */
function explainText(cell: string, mapping: TableMapping): string {
  if (hasOtherDecimal(cell, mapping)) {
    const { decimal = '.' } = mapping
    return ` with the decimal sign ${JSON.stringify(decimal)} of the other ones`
  }
  if (INTERVAL.test(cell)) {
    return ', and an interval with two ends is not read, but "70.5 ± 2.1" and "70.5 (2.1)" with "plus_minus" are'
  }
  return WORDS.test(cell) ? '; "missing" of the mapping lists the texts that mean no value' : ''
}

interface Doubted extends Pick<NamedRow, 'mixed'> {
  readonly value: WrittenNumber | undefined
}

/** Reports a value that can mean two things. */
function reportDoubts(column: MappedColumn, { value, mixed }: Doubted, report: Report): void {
  if (mixed?.has(column) === true && mayBeShare(value?.value ?? 0)) report(MIXED, column.column)
  if (value?.error !== undefined && column.plus_minus === undefined) {
    const beside = 'the number behind "±" or in brackets'
    report(`the mapping does not say what ${beside} is, as "plus_minus" does`, column.column)
  }
}

interface WrittenErrors {
  readonly value: WrittenNumber | undefined
  /** The error from a column of its own. */
  readonly error: WrittenNumber | undefined
  readonly range?: Range | undefined
}

/** Reports an impossible error. Without it, a narrower interval would be computed, or one as wide as the range. */
function checkErrors(
  column: MappedColumn,
  { value, error, range = UNIT_RANGE }: WrittenErrors,
  report: Report,
) {
  const most = largestError(value?.value, range)
  const check = (written: number, name: string) => {
    if (written >= 0 && written <= most) return
    report(`its standard error is no number from 0 to ${most}, the largest for its value`, name)
  }
  if (error !== undefined) check(error.value, column.standard_error ?? '')
  const { plus_minus } = column
  if (plus_minus === 'standard_error') check(value?.error ?? 0, column.column)
  const width = range.high - range.low
  if (plus_minus !== undefined && plus_minus in LEVELS && (value?.error ?? 0) > width) {
    report(`its ± is no number from 0 to ${width}`, column.column)
  }
}

/** Finds the number of prompts that a share shows, where the mapping says how. */
function findCount({ n_in_error, n_in_digits }: MappedColumn, share: ShareWithError) {
  if (n_in_error === true) return countFromError(share)
  return n_in_digits === undefined ? null : countFromDigits(share, n_in_digits)
}

/** Reports a date that cannot be read, which would otherwise count as unknown. */
function checkDate(mapping: TableMapping, row: NamedRow, report: Report): void {
  const { date_column } = mapping
  if (date_column === undefined) return
  const cell = row.getCell(date_column)
  const isRead = isMissing(cell, mapping) || parseTime(cell) !== null
  if (!isRead) report('its date is no day from 2000 to tomorrow, as YYYY-MM-DD', date_column)
}

function readProbes(mapping: TableMapping, cell: string): number | string | null {
  return isMissing(cell, mapping) ? null : readCount(cell, mapping)
}

function describe(column: MappedColumn) {
  const { task, metric, category, subcategory, measure, unit, judge } = column
  const lowerIsBetter = column.lower_is_better
  return {
    task,
    metric,
    lookup: { benchmark: task, metric },
    lowerIsBetter,
    judge,
    meaning: { category, subcategory, lowerIsBetter, measure, unit },
  }
}

interface MeantError {
  readonly standardError: number | null
  readonly interval?: Interval
  readonly notes?: readonly string[]
}

/** Gives the number behind "±" the meaning that the mapping declares. */
function readError(
  { plus_minus, subcategory }: MappedColumn,
  written: WrittenNumber | undefined,
  { low, high } = UNIT_RANGE,
): MeantError {
  const { value = 0, error } = written ?? {}
  if (error === undefined || plus_minus === undefined) return { standardError: null }
  if (plus_minus === 'standard_error') return { standardError: error }
  const level = LEVELS[plus_minus]
  if (level !== undefined) {
    const [lower, upper] = [Math.max(low, value - error), Math.min(high, value + error)]
    return { standardError: null, interval: { lower, upper, level } }
  }
  if (plus_minus === 'unknown') return { standardError: null }
  const note = `${subcategory}: the source gives a standard deviation of ${error}, which is no error of the value.`
  return { standardError: null, notes: [note] }
}

function isOutside(value: number | undefined, { low, high } = UNIT_RANGE): boolean {
  return value !== undefined && (value < low || value > high)
}
