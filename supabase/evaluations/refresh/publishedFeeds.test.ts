import { toCsv, type CsvCell } from '@transparency-lab/widgets/domain'
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import type { EvaluationsFile, FileModel } from '../file/evaluationsFile.ts'
import { DATA_FOLDER, listDataFiles } from '../file/listDataFiles.ts'
import { readDataFile } from '../file/readDataFile.ts'
import { readJsonFile } from '../file/readJsonFile.ts'
import { tableMapping, type TableMapping } from '../import/formats/table/TableMapping.ts'
import { temporaryFolder } from '../import/testing/temporaryFolder.ts'
import { zipFile } from '../import/testing/zipFile.ts'
import { refreshCommand } from './refreshCommand.ts'

// A source is written from the figures of its suite, so that these can change without a change here.

const folder = temporaryFolder()
const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
const files = await listDataFiles(DATA_FOLDER)
const suites = await Promise.all(
  files.map(async (file) => ({ name: path.basename(file), data: await readDataFile(file) })),
)

type Row = Record<string, CsvCell>

/** Lists the rows of a table that has these columns of a mapping. */
function listRows({ models }: EvaluationsFile, mapping: TableMapping): Row[] {
  return models.flatMap((model) => {
    const rows = new Map<string, Row>()
    for (const column of mapping.columns) {
      const figure = model.subcategories.find(
        ({ subcategory }) => subcategory === column.subcategory,
      )
      if (figure === undefined) continue
      const { row, value } = figure.published
      const cells = rows.get(row) ?? describeModel(model, row, mapping)
      rows.set(row, cells)
      cells[column.column] = value
      if (column.standard_error !== undefined) cells[column.standard_error] = figure.standard_error
    }
    return [...rows.values()]
  })
}

function describeModel(model: FileModel, row: string, mapping: TableMapping): Row {
  const { provider, date_column } = mapping
  return {
    [mapping.model]: row,
    ...(provider !== undefined && { [provider]: model.provider }),
    ...(date_column !== undefined && { [date_column]: model.evaluation_date }),
  }
}

/** Writes a source: a script with a list for each heading, Markdown with several tables, or CSV. */
function writeSource(data: EvaluationsFile, mapping: TableMapping): string {
  const headings = new Set(mapping.columns.flatMap(({ heading }) => heading ?? []))
  if (headings.size > 0) {
    const lists = [...headings].map((heading) => {
      const columns = mapping.columns.filter((column) => column.heading === heading)
      return `${heading} = ${JSON.stringify(listRows(data, { ...mapping, columns }))}`
    })
    return lists.join('\n')
  }
  const rows = listRows(data, mapping)
  const { tables = [] } = mapping
  return tables.length === 0
    ? toCsv(listCells(rows))
    : tables.map((_, index) => toMarkdown(rows, index, tables.length)).join('\n\n')
}

/** Writes every n-th row as a table. */
function toMarkdown(rows: readonly Row[], index: number, n: number): string {
  const [header = [], ...others] = listCells(rows)
  const chosen = others.filter((_, number) => number % n === index)
  return [header, header.map(() => '-'), ...chosen]
    .map((cells) => `|${cells.map((cell) => cell ?? '').join('|')}|`)
    .join('\n')
}

/** Lists the header and the cells of each row below it. */
function listCells(rows: readonly Row[]): CsvCell[][] {
  const header = [...new Set(rows.flatMap(Object.keys))]
  return [header, ...rows.map((row) => header.map((name) => row[name]))]
}

it('every suite has a feed', () => {
  expect(suites.filter(({ data }) => data.feed === undefined)).toEqual([])
})

it.each(suites.filter(({ data }) => data.feed?.mapping !== undefined))(
  'the feed of $name reads the figures of its suite, which then do not change',
  async ({ name, data }) => {
    const { entry, mapping = '' } = data.feed ?? {}
    const copy = path.join(folder, name)
    mkdirSync(copy)
    for (const each of [name, 'aliases.json', 'feeds']) {
      cpSync(`${DATA_FOLDER}${each}`, path.join(copy, each), { recursive: true })
    }
    const text = writeSource(data, await readJsonFile(`${DATA_FOLDER}${mapping}`, tableMapping))
    const content = Buffer.from(text)
    const body = entry === undefined ? content : zipFile([{ name: entry, content }])
    printed.mockClear()
    const fetch = async () => Promise.resolve(new Response(new Uint8Array(body)))
    await refreshCommand([], { folder: copy, fetch, now: new Date() })
    expect(printed.mock.calls).toEqual([['Nothing was written: no figure has changed.']])
  },
)
