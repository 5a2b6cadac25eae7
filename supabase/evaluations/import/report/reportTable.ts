import { replaceUnseen, showLine, showText } from '../../file/showText.ts'
import { proposeFigures } from '../mapping/proposeFigures.ts'
import { findSimilarModels } from '../models/findSimilarModels.ts'
import type { Choice } from '../choose/chooseRuns.ts'
import type { FileReport } from '../choose/FileReport.ts'

const EXAMPLES = 3
const MAX_NAME_LENGTH = 300

type Row = readonly string[]

/** Formats the import reports as aligned text tables for a terminal. */
export function reportTable({ reports, taken }: Choice): string {
  const read = reports.filter(({ reason }) => reason === null)
  const rejected = reports.filter(({ reason }) => reason !== null)
  const models = new Set(taken.map(({ run }) => run.model))
  return [
    `Results read: ${read.length}. Rejected: ${rejected.length}. ` +
      `Figures that can be used: ${taken.length}, of models: ${models.size}.`,
    ...section('Used', takenRows(taken)),
    ...section('Read, not used', unusedRows(reports)),
    ...proposeFigures(reports).map(replaceUnseen),
    ...section('Rejected', rejectedRows(rejected)),
    ...section('Perhaps the same model; only an alias joins them', similarRows(models)),
  ].join('\n')
}

function section(title: string, rows: readonly Row[]): string[] {
  return rows.length <= 1 ? [] : ['', `${title}:`, ...alignColumns(rows)]
}

function takenRows(taken: Choice['taken']): Row[] {
  const rows = taken.map(({ judged: { figure }, meaning, report, run }) => [
    showName(run.model ?? ''),
    meaning.category,
    showText(meaning.subcategory),
    String(figure.value),
    figure.n === null ? 'unknown' : String(figure.n),
    figure.isPartial ? 'partial' : '',
    report.file,
  ])
  return [['model', 'category', 'figure', 'value', 'n', '', 'file'], ...rows]
}

/** Unused figures, grouped by reason. */
function unusedRows(reports: readonly FileReport[]): Row[] {
  const reasons = new Map<string, { count: number; examples: string[] }>()
  for (const { figures, file, format, reason: rejection, run } of reports) {
    const row = format === 'table' ? `${showName(run?.model ?? 'no model')}, ` : ''
    for (const { figure, reason } of rejection === null ? figures : []) {
      if (reason === null) continue
      // The text after the colon is specific to one figure.
      const [kind = reason] = reason.split(':')
      const entry = reasons.get(kind) ?? { count: 0, examples: [] }
      entry.count += 1
      if (entry.examples.length < EXAMPLES) {
        const name = `${row}${showText(figure.task)} ${showText(figure.metric)}`
        const own = reason.slice(kind.length)
        entry.examples.push(`${name} (${file}${namePlace(run, own)})${showLine(own)}`)
      }
      reasons.set(kind, entry)
    }
  }
  const byCount = [...reasons].sort(([, one], [, other]) => other.count - one.count)
  const rows = byCount.map(([reason, { count, examples }]) => [
    String(count),
    showLine(reason),
    examples.join('; '),
  ])
  return [['figures', 'reason', 'examples'], ...rows]
}

/** Names the part of its file that a run is, unless the text of an example does. */
function namePlace(run: FileReport['run'], text: string): string {
  const place = run?.place
  return place === undefined || text.includes(` in ${place}, column `) ? '' : `, ${place}`
}

function rejectedRows(reports: readonly FileReport[]): Row[] {
  return [['file', 'reason'], ...reports.map(({ file, reason }) => [file, showLine(reason ?? '')])]
}

function similarRows(models: ReadonlySet<string | null>): Row[] {
  const ids = [...models].filter((id) => id !== null)
  return [['models'], ...findSimilarModels(ids).map((group) => [group.map(showName).join(' and ')])]
}

function showName(name: string): string {
  return showText(name, MAX_NAME_LENGTH)
}

function alignColumns(rows: readonly Row[]): string[] {
  const shown = rows.map((row) => row.map(replaceUnseen))
  const widths = (shown[0] ?? []).map((_, column) =>
    shown.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0),
  )
  return shown.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  )
}
