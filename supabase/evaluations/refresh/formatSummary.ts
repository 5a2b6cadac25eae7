import type { FileSubcategory } from '../file/evaluationsFile.ts'
import { showText } from '../file/showText.ts'
import type { SuiteFile } from '../file/withSuite.ts'
import type { Comparison, FigureUpdate } from './compareFiles.ts'
import { listUrls } from '../file/feedSchema.ts'

/** A suite whose figures changed. */
export interface Refreshed {
  readonly file: SuiteFile
  readonly comparison: Comparison
}

// GitHub limits the text of a pull request to 65,536 characters.
const MAX_LENGTH = 60_000
const MAX_CELL_LENGTH = 500
const HEADER = ['| model | figure | before | after |', '| --- | --- | --- | --- |']

/** Formats what a refresh changed as Markdown for a reviewer. */
export function formatSummary(refreshed: readonly Refreshed[]): string {
  const lines = refreshed.flatMap(formatSuite)
  const shown: string[] = []
  let length = 0
  for (const line of lines) {
    length += line.length + 1
    if (length > MAX_LENGTH) break
    shown.push(line)
  }
  const rest = lines.length - shown.length
  const note = ['', `Lines that are left out here: ${rest}. The files have all changes.`]
  return `${[...shown, ...(rest > 0 ? note : [])].join('\n')}\n`
}

function formatSuite({ file: { suite, feed }, comparison }: Refreshed): string[] {
  const { changes, added, removed } = comparison
  return [
    `## ${toCode(suite.title)}`,
    '',
    `Fetched from ${(feed === undefined ? [suite.url] : listUrls(feed)).map(toCode).join(', ')}.`,
    '',
    ...formatModels('Added models', added),
    ...formatModels('Removed models', removed),
    ...HEADER,
    ...changes.map(formatChange),
    '',
  ]
}

function formatModels(title: string, ids: readonly string[]): string[] {
  return ids.length === 0 ? [] : [`${title}: ${ids.map(toCode).join(', ')}.`, '']
}

function formatChange({ model, subcategory, before, after }: FigureUpdate): string {
  const cells = [model, subcategory, describeFigure(before), describeFigure(after)]
  return `| ${cells.map(toCode).join(' | ')} |`
}

function describeFigure(figure: FileSubcategory | undefined): string {
  if (figure === undefined) return 'not published'
  const { published, probe_count, standard_error, interval, judge, partial_run } = figure
  const { value, unit } = published
  return [
    unit === undefined ? String(value) : `${value} ${unit}`,
    ...(probe_count === null ? [] : [`n ${probe_count}`]),
    ...(standard_error === undefined ? [] : [`standard error ${standard_error}`]),
    ...(interval === undefined ? [] : [formatInterval(interval)]),
    ...(judge === undefined ? [] : [`judge ${judge}`]),
    ...(partial_run === true ? ['partial run'] : []),
  ].join(', ')
}

function formatInterval({ lower, upper, level }: NonNullable<FileSubcategory['interval']>) {
  return `${lower} to ${upper} (level ${level ?? 'unknown'})`
}

/** Formats untrusted text as code, so that it can form no markup, no mention of a person and no new cell. */
function toCode(text: string): string {
  return `\`${showText(text, MAX_CELL_LENGTH).replaceAll('`', "'").replaceAll('|', '¦')}\``
}
