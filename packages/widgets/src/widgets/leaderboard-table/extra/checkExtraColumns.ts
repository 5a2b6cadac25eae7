import type { ColumnFault } from '../../../data/index.ts'
import { isExtraColumnId } from '../../../domain/index.ts'
import type { ExtraColumn } from './extraColumn.ts'

/** Columns that the table can show, and what plain JavaScript got wrong in the given ones. */
interface CheckedColumns {
  readonly columns: readonly ExtraColumn[]
  readonly faults: readonly ColumnFault[]
}

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isAnything: Check = () => true
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const isFunction = optional((value) => typeof value === 'function')

/** The parts of a column, and whether a value of each is valid. */
const PARTS: Readonly<Record<keyof ExtraColumn, Check>> = {
  id: (value) => typeof value === 'string' && isExtraColumnId(value),
  header: (value) => typeof value === 'string' && value.trim() !== '',
  accessorFn: isFunction,
  cell: isFunction,
  describeCell: isFunction,
  sortFn: isFunction,
  description: optional(isText),
  sortWords: optional((value) => Array.isArray(value) && value.length === 2 && value.every(isText)),
  width: optional((value) => Number.isFinite(value) && Number(value) > 0),
  align: optional((value) => value === 'start' || value === 'end'),
  sortDescFirst: isAnything,
  enableSorting: isAnything,
  enableHiding: isAnything,
}

/** Leaves out the columns that plain JavaScript got wrong. A column with an unknown part stays. */
export function checkExtraColumns(given: unknown): CheckedColumns {
  if (!Array.isArray(given)) return { columns: [], faults: [{ what: 'list', value: given }] }
  const columns: ExtraColumn[] = []
  const faults: ColumnFault[] = []
  for (const [index, column] of given.entries() as Iterable<[number, unknown]>) {
    const fault = findFault(column, columns)
    if (fault === undefined) columns.push(column as ExtraColumn)
    const found = fault === undefined ? findUnknownParts(column as ExtraColumn) : [fault]
    for (const one of found) faults.push({ index, ...one })
  }
  return { columns, faults }
}

function findFault(column: unknown, before: readonly ExtraColumn[]): ColumnFault | undefined {
  if (typeof column !== 'object' || column === null) return { what: 'column', value: column }
  const parts = column as Readonly<Record<string, unknown>>
  const { id, accessorFn, cell } = parts
  const wrong = Object.entries(PARTS).find(([name, isValid]) => !isValid(parts[name]))?.[0]
  if (wrong !== undefined) return { what: wrong, id, value: parts[wrong] }
  if (before.some((other) => other.id === id)) return { what: 'repeated', value: id }
  return accessorFn === undefined && cell === undefined ? { what: 'empty', value: id } : undefined
}

function findUnknownParts(column: ExtraColumn): readonly ColumnFault[] {
  const allowed = Object.keys(PARTS)
  return Object.entries(column)
    .filter(([name, value]) => value !== undefined && !allowed.includes(name))
    .map(([name]) => ({ what: 'unknown', id: column.id, value: name, allowed }))
}
