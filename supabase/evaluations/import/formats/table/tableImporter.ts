import type { Figure, Importer, Run } from '../importer.ts'
import { parseTime } from '../parseTime.ts'
import { checkDecimals } from './checkDecimals.ts'
import { checkErrors } from './checkErrors.ts'
import { checkScales, findMixed } from './checkScales.ts'
import { findTables, type FoundTable } from './findTable.ts'
import { isNoName } from '../../models/isNoName.ts'
import { isNoModel } from './isNoModel.ts'
import { isMissing } from './readNumber.ts'
import { readFigure } from './readFigure.ts'
import { isHtmlTable, renderText } from './readMarkdown.ts'
import type { TableMapping } from './TableMapping.ts'
import type { TextRow } from './TextTable.ts'

/** The marks of text that no longer holds. */
const STRUCK = '~~'
/** Signs between the columns of a table. */
const SEPARATORS = /[,;\t|]/

/** Creates an importer of tables in Markdown, CSV and scripts whose columns match a mapping. */
export function tableImporter(mapping: TableMapping): Importer {
  return {
    format: 'table',

    recognise({ content }) {
      if (typeof content !== 'string') return false
      if (isHtmlTable(content)) return true
      return SEPARATORS.test(content) || content.includes(mapping.delimiter ?? ',')
    },

    async read(document) {
      const tables = findTables(document, mapping)
      for (const table of tables) {
        checkDecimals(table, mapping)
        checkScales(table, mapping)
        checkErrors(table, mapping)
      }
      return Promise.resolve(tables.flatMap((table) => readTable(mapping, table)))
    },
  }
}

/** Reads the rows. The first has a figure for each column that is not used, of which there can be hundreds. */
function readTable(mapping: TableMapping, table: FoundTable): Run[] {
  const runs = table.rows.map(createRowReader(mapping, table))
  return runs.map((run, index) =>
    index === 0 ? { ...run, figures: [...run.figures, ...listUnused(table)] } : run,
  )
}

function createRowReader(mapping: TableMapping, table: FoundTable): (row: TextRow) => Run {
  const { date_column } = mapping
  const mixed = findMixed(table, mapping)
  const leftOut = new Set(mapping.leave_out?.flatMap((name) => [name, renderText(name)]))
  return (row) => {
    const getCell = (name: string) => row.cells[table.places.get(name) ?? 0] ?? ''
    const model = getCell(mapping.model)
    const written = row.written?.[table.places.get(mapping.model) ?? 0] ?? model
    const read = table.columns.map((column) =>
      readFigure(mapping, column, { number: row.number, getCell, mixed }),
    )
    const figures = read.map(({ figure }) => figure)
    const isLeftOut = leftOut.has(model)
    const isModel = !isLeftOut && !isNoModel(model)
    const isStruck = model.includes(STRUCK)
    const isUnread = read.some(
      (each) => each.isUnread || ((isNoName(model) || isStruck) && each.figure.value !== null),
    )
    const rejection = 'the mapping leaves its row out'
    return {
      model: model === '' ? null : model,
      ...(written !== model && { written }),
      place: `row ${row.number}`,
      provider: getProvider(mapping, getCell),
      time: parseTime(date_column === undefined ? mapping.date : getCell(date_column)),
      ...(mapping.date_kind === 'at_latest' && { isTimeUpperBound: true }),
      rejection: null,
      ...(isStruck && { modelProblem: `its row ${JSON.stringify(model)} is struck out` }),
      ...(isNoModel(model) && { modelProblem: `its row ${JSON.stringify(model)} names no model` }),
      ...(isModel && isUnread && { isUnread }),
      figures: isLeftOut ? figures.map((figure) => ({ ...figure, rejection })) : figures,
    }
  }
}

function getProvider(mapping: TableMapping, getCell: (name: string) => string): string | undefined {
  const { model, provider, provider_in_id } = mapping
  const id = getCell(model)
  const maker = provider_in_id === true && id.includes('/') ? id.split('/')[0] : undefined
  const named = provider === undefined ? maker : getCell(provider)
  return named === undefined || isMissing(named, mapping) ? undefined : named
}

/** Lists the columns that the mapping does not name, with their values in the first row. */
function listUnused({ header, places, rows }: FoundTable): Figure[] {
  const named = new Set(places.values())
  return header.flatMap((name, index) => {
    if (named.has(index)) return []
    const task = name === '' ? `column ${index + 1}` : name
    return {
      task,
      metric: task,
      lookup: { benchmark: task, metric: task },
      value: rows[0]?.cells[index],
      lowerIsBetter: null,
      n: null,
      standardError: null,
      isPartial: false,
      rejection: 'the mapping does not name its column',
    }
  })
}
