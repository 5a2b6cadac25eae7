import type { Figure, ImportDocument, Importer, Run } from '../importer.ts'
import { parseTime } from '../parseTime.ts'
import { UnreadableDocument } from '../UnreadableDocument.ts'
import { parseTables, type TextTable } from './parseTables.ts'
import type { MappedColumn, TableMapping } from './TableMapping.ts'

const MISSING = ['', '-', '–', 'null', 'None', 'NaN', 'N/A', 'n/a', 'NA']
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
const PERCENT_SIGN = /\s*%$/
const PERCENT = 'percent'

/** Creates an importer of Markdown and CSV tables whose columns match a mapping. */
export function tableImporter(mapping: TableMapping): Importer {
  return {
    format: 'table',

    recognise({ content }) {
      if (typeof content !== 'string') return false
      return tablesIn(content, mapping).some(({ header }) => header.includes(mapping.model))
    },

    async read(document) {
      const table = findTable(document, mapping)
      return Promise.resolve(table.rows.map((row) => readRow(mapping, table, row)))
    },
  }
}

function findTable({ content }: ImportDocument, mapping: TableMapping): TextTable {
  const { model, provider, columns } = mapping
  const needed = [
    model,
    ...(provider === undefined ? [] : [provider]),
    ...columns.flatMap(listColumns),
  ]
  const tables = tablesIn(content, mapping)
  const fitting = tables.filter(({ header }) => needed.every((name) => header.includes(name)))
  const [table] = fitting
  if (table !== undefined && fitting.length === 1) {
    checkRows(table)
    return table
  }
  const found = tables.map(({ header }) => header.join(', ')).join('; ')
  throw new UnreadableDocument(
    `${fitting.length} tables of it have the columns ${needed.join(', ')}; it has: ${found}`,
  )
}

/** Returns the tables of a text, or an empty list if it is not valid CSV. */
function tablesIn(content: unknown, { delimiter }: TableMapping): TextTable[] {
  try {
    return parseTables(String(content), delimiter)
  } catch {
    return []
  }
}

function checkRows({ header, rows }: TextTable): void {
  const index = rows.findIndex((row) => row.length !== header.length)
  if (index === -1) return
  throw new UnreadableDocument(
    `row ${index + 1} of its table has ${rows[index]?.length ?? 0} cells, not ${header.length}`,
  )
}

function listColumns({ column, n, standard_error }: MappedColumn): string[] {
  return [column, n, standard_error].filter((name) => typeof name === 'string')
}

function readRow(mapping: TableMapping, { header }: TextTable, row: readonly string[]): Run {
  const cells = new Map(header.map((name, index) => [name, row[index] ?? '']))
  const model = cells.get(mapping.model) ?? ''
  return {
    model: model === '' ? null : model,
    provider: getProvider(mapping, cells),
    time: parseTime(mapping.date),
    rejection: null,
    figures: header
      .filter((name) => name !== mapping.model && name !== mapping.provider)
      .map((name) => {
        const column = mapping.columns.find((each) => each.column === name)
        return column === undefined ? unused(name, cells) : readCell(mapping, column, cells)
      }),
  }
}

function getProvider(
  { model, provider, provider_in_id }: TableMapping,
  cells: ReadonlyMap<string, string>,
): string | undefined {
  const id = cells.get(model) ?? ''
  const maker = provider_in_id === true && id.includes('/') ? id.split('/')[0] : undefined
  return (provider === undefined ? maker : cells.get(provider)) || undefined
}

function unused(name: string, cells: ReadonlyMap<string, string>): Figure {
  return {
    task: name,
    metric: name,
    lookup: { benchmark: name, metric: name },
    value: cells.get(name),
    lowerIsBetter: null,
    n: null,
    standardError: null,
    isPartial: false,
    rejection: 'the mapping does not name its column',
  }
}

function readCell(
  mapping: TableMapping,
  column: MappedColumn,
  cells: ReadonlyMap<string, string>,
): Figure {
  const read = (name: string) => readValue(cells.get(name) ?? '', mapping, column)
  const n = typeof column.n === 'string' ? read(column.n) : column.n
  const error = column.standard_error === undefined ? null : read(column.standard_error)
  return {
    task: column.task,
    metric: column.metric,
    lookup: { benchmark: column.task, metric: column.metric },
    value: read(column.column),
    lowerIsBetter: column.lower_is_better,
    n: typeof n === 'number' && Number.isInteger(n) && n > 0 ? n : null,
    standardError: typeof error === 'number' ? error : null,
    range: column.range ?? (column.unit === PERCENT ? { low: 0, high: 100 } : undefined),
    isPartial: false,
    judge: column.judge,
    meaning: {
      category: column.category,
      subcategory: column.subcategory,
      lowerIsBetter: column.lower_is_better,
      measure: column.measure,
      unit: column.unit,
    },
  }
}

/** Parses a cell to a number or to null if it is missing; otherwise returns its text. */
function readValue(
  cell: string,
  { missing = MISSING }: TableMapping,
  { unit }: MappedColumn,
): number | string | null {
  if (missing.includes(cell)) return null
  const text = unit === PERCENT ? cell.replace(PERCENT_SIGN, '') : cell
  return NUMBER.test(text) ? Number(text) : cell
}
