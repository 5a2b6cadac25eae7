import { toCsv, type DataTable, type Licence } from '@transparency-lab/widgets/domain'
import { citeAsText, type Cited } from '../cite/citation.ts'
import type { SelectedModels } from './selectModels.ts'

/** What an exported file holds, and where it is from. */
export interface ExportedTable {
  readonly table: DataTable
  /** Whether a row is the score of a model, or a figure. */
  readonly content: 'scores' | 'figures'
  readonly selected: Pick<SelectedModels, 'suite' | 'isFiltered'>
  /** The licence of the compilation. */
  readonly licence: Licence
  readonly cited: Cited
}

/** Formats a table as a CSV file for spreadsheets. Every row names the release. */
export function exportCsv(exported: ExportedTable) {
  const { table, cited } = exported
  const rows = table.rows.map((row) => [...row, cited.publishedOn, cited.digest, cited.url])
  return {
    name: `${getName(exported)}.csv`,
    type: 'text/csv;charset=utf-8',
    text: toCsv([[...table.columns, 'release', 'release_sha256', 'release_url'], ...rows]),
  }
}

/** Formats a table as a JSON file: the release, how to cite it, and the rows, with null for what is missing. */
export function exportJson(exported: ExportedTable) {
  const { table, selected, licence, cited, content } = exported
  const rows = table.rows.map((row) =>
    Object.fromEntries(table.columns.map((column, index) => [column, row[index] ?? null])),
  )
  const { publishedOn, digest, url } = cited
  const about = {
    suite: selected.suite?.id ?? null,
    release: { publishedOn, sha256: digest, url },
    licence,
    citation: citeAsText(cited),
  }
  return {
    name: `${getName(exported)}.json`,
    type: 'application/json',
    text: `${JSON.stringify({ ...about, [content]: rows }, null, 2)}\n`,
  }
}

/** The suite, the content, the date of the release and the licence, such as `trustllm-scores-2024-05-01-CC-BY-4.0`. */
function getName({ selected, content, cited, licence }: ExportedTable): string {
  const parts = [getExportName(selected), content, cited.publishedOn, licence.name]
  return parts.map((part) => part.replace(/[^\w.-]+/g, '-')).join('-')
}

/** Returns the first part of a file's name: the suite, and whether the file has only a part of it. */
export function getExportName({ suite, isFiltered }: ExportedTable['selected']): string {
  return `${suite?.id ?? 'evaluations'}${isFiltered ? '-filtered' : ''}`
}
