import { stripInvisible } from '@transparency-lab/widgets/domain-internal'
import { findNearest } from '../../../file/findNearest.ts'
import type { ImportDocument } from '../importer.ts'
import { UnreadableDocument } from '../../reading/UnreadableDocument.ts'
import { parseTables } from './parseTables.ts'
import { renderText } from './readMarkdown.ts'
import type { MappedColumn, TableMapping } from './TableMapping.ts'
import type { TextLine, TextTable } from './TextTable.ts'

const SHOWN_TABLES = 5
const SHOWN_COLUMNS = 20
const MAX_NAME_LENGTH = 60

/** The table that a mapping describes. */
export interface FoundTable extends TextTable {
  /** The columns of the mapping that the table has. */
  readonly columns: TableMapping['columns']
  /** The place of each column that the mapping names. */
  readonly places: ReadonlyMap<string, number>
}

/**
 * Finds the one table of a document that has the columns of a mapping, or all that the mapping lists, or the one
 * of each heading that its columns name.
 *
 * @throws UnreadableDocument if there is none or another number of them, or if a column has the name of another
 */
export function findTables(
  { content }: ImportDocument,
  { tables, ...mapping }: TableMapping,
): FoundTable[] {
  const all = parseTables(String(content), mapping.delimiter)
  if (tables !== undefined) return tables.map((table) => findTable(all, { ...mapping, table }))
  const headings = [...new Set(mapping.columns.map(({ heading }) => heading))]
  return headings.map((heading) => {
    const columns = mapping.columns.filter((column) => column.heading === heading)
    return findTable(all, { ...mapping, ...(heading !== undefined && { heading }), columns })
  })
}

function findTable(all: readonly TextTable[], mapping: TableMapping): FoundTable {
  const needed = listNeeded(mapping)
  const chosen = chooseTables(all, mapping)
  const fitting = chosen.filter((table) =>
    needed.every((name) => findPlaces(table, name).length > 0),
  )
  const [table] = fitting
  if (table !== undefined && fitting.length === 1) {
    if (table.rows.length === 0 && table.problem === undefined) {
      throw new UnreadableDocument(
        'its table has no rows below its header; allowed: a row for each model',
      )
    }
    return { ...table, columns: mapping.columns, places: locate(table, needed) }
  }
  // A text of another kind in a folder is no error, but a table of this model column is.
  const hasModel = (cells: readonly string[]) => cells.includes(mapping.model)
  const isForeign = !chosen.some(
    ({ header, next = [] }) => hasModel(header) || next.some(({ cells }) => hasModel(cells)),
  )
  const broken = chosen.find(({ problem }) => problem !== undefined)
  if (broken?.problem !== undefined) {
    throw new UnreadableDocument(
      `${broken.problem}; its header is: ${listNames(broken.header)}; the mapping names: ${listNames(needed)}` +
        propose(fitting, chosen, mapping),
      { isForeign },
    )
  }
  const found = listTables(fitting.length > 0 ? fitting : chosen, all)
  throw new UnreadableDocument(
    `${fitting.length} tables of it have the columns ${listNames(needed)}; it has: ${found}` +
      propose(fitting, chosen, mapping),
    { isForeign },
  )
}

function listNeeded({ model, provider, date_column, columns }: TableMapping): string[] {
  const names = [model, provider, date_column].filter((name) => name !== undefined)
  return [...new Set([...names, ...columns.flatMap(listColumns)])]
}

function listColumns({ column, n, standard_error }: MappedColumn): string[] {
  return [column, n, standard_error].filter((name) => typeof name === 'string')
}

/** Selects the tables under the heading and with the number of a mapping. */
function chooseTables(all: readonly TextTable[], { heading, table }: TableMapping): TextTable[] {
  const wanted = heading === undefined ? undefined : renderText(heading)
  const below = wanted === undefined ? all : all.filter(({ headings }) => headings.includes(wanted))
  const chosen = table === undefined ? below : below.slice(table - 1, table)
  if (chosen.length > 0) return [...chosen]
  const place = wanted === undefined ? '' : ` below the heading ${quote(wanted)}`
  const hint = all.length === 1 ? all[0]?.hint : undefined
  throw new UnreadableDocument(
    `it has ${below.length} tables${place}, and the mapping names ${table === undefined ? 'one' : `table ${table}`}; it has: ${listTables(all, all)}` +
      (hint === undefined ? '' : `; ${hint}`),
  )
}

/** Returns where a reader sees a name in a header: as written, or else as Markdown renders the name. */
function findPlaces({ header }: TextTable, name: string): number[] {
  const exact = findColumns(header, name)
  return exact.length > 0 ? exact : findColumns(header, renderText(name))
}

function findColumns(header: readonly string[], name: string): number[] {
  const seen = foldLook(name)
  return header.flatMap((each, index) => (foldLook(each) === seen ? [index] : []))
}

/** Folds names that look the same: those with invisible characters or letters of another width. */
function foldLook(name: string): string {
  return stripInvisible(name.normalize('NFKC')).trim()
}

function locate(table: TextTable, needed: readonly string[]): FoundTable['places'] {
  if (table.problem !== undefined) throw new UnreadableDocument(table.problem)
  const places = new Map<string, number>()
  const names = new Map<number, string>()
  for (const name of needed) {
    const [place = 0, ...others] = findPlaces(table, name)
    if (others.length > 0) {
      const numbers = [place, ...others].map((each) => each + 1).join(' and ')
      throw new UnreadableDocument(
        `its columns ${numbers} have the name ${quote(name)}; allowed: one column of each name that the mapping names`,
      )
    }
    const other = names.get(place)
    if (other !== undefined) {
      throw new UnreadableDocument(
        `the mapping names its column ${quote(table.header[place] ?? '')} twice: ${quote(other)} and ${quote(name)}`,
      )
    }
    places.set(name, place)
    names.set(place, name)
  }
  return places
}

function propose(
  fitting: readonly TextTable[],
  chosen: readonly TextTable[],
  mapping: TableMapping,
): string {
  if (fitting.length > 1) return '; allowed: "heading" or "table" in the mapping, which choose one'
  const [only] = chosen
  const header = chosen.length === 1 ? findHeader(only, mapping) : undefined
  if (header !== undefined) {
    return `; its line ${header.line} has these columns; allowed: the file without the lines above them`
  }
  if (only?.hint !== undefined) return `; ${only.hint}`
  return chosen.length === 1 && only !== undefined ? proposeNames(only, mapping) : ''
}

/** Finds the header of a table below its first line, which may be a title. */
function findHeader(table: TextTable | undefined, mapping: TableMapping): TextLine | undefined {
  const needed = listNeeded(mapping)
  return table?.next?.find(({ cells }) =>
    needed.every((name) => findColumns(cells, name).length > 0),
  )
}

/** Names the columns of a table that were likely meant by those that it lacks. */
function proposeNames(table: TextTable, mapping: TableMapping): string {
  const missing = listNeeded(mapping).filter((name) => findPlaces(table, name).length === 0)
  const meant = missing.flatMap((name) => {
    const nearest = findNearest(name, table.header)
    return nearest === undefined ? [] : [`${quote(nearest)} for ${quote(name)}`]
  })
  return meant.length === 0 ? '' : `; did you mean ${meant.join(' and ')}?`
}

function listTables(tables: readonly TextTable[], all: readonly TextTable[]): string {
  const shown = tables.slice(0, SHOWN_TABLES).map((table) => {
    const heading = table.headings.at(-1)
    const place = heading === undefined ? '' : ` below ${quote(heading)}`
    const names = listNames(table.header)
    return all.length === 1 ? names : `table ${all.indexOf(table) + 1}${place}: ${names}`
  })
  const rest = tables.length - shown.length
  return [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join('; ')
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN_COLUMNS).map(cut)
  const rest = names.length - shown.length
  return [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
}

function quote(text: string): string {
  return JSON.stringify(cut(text))
}

function cut(text: string): string {
  return text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH)}…` : text
}
