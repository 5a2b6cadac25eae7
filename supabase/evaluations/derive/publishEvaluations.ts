import { MAX_COUNT } from '@transparency-lab/widgets/domain-internal'
import path from 'node:path'
import { conflictProblems } from './conflictProblems.ts'
import { evaluationRows, mergeRows, type EvaluationRows } from './evaluationRows.ts'
import { describeIncomplete, findIncomplete } from './findIncomplete.ts'
import { findDropped } from './findDropped.ts'
import { InvalidFileError } from '../file/InvalidFileError.ts'
import { readPublishedFile, type PublishedFile } from './PublishedFile.ts'
import { showText } from '../file/showText.ts'
import { figureProblems, findVanished } from '../reports/figureProblems.ts'
import { readReportsFile } from '../reports/readReports.ts'
import { seedSql } from './seedSql.ts'
import { writeFileAtomic } from '../file/writeFileAtomic.ts'

/** The paths of the input, of the output, and of the project that messages are relative to. */
export interface PublishPaths {
  readonly files: readonly string[]
  readonly seed: string
  readonly project: string
  /** Whether files may leave the seed; by default they may. */
  readonly canDrop?: boolean
  /** The file of reports that figures are wrong; by default none is checked. */
  readonly reports?: string
}

/**
 * Writes the seed of the database from files of published figures, in the order of their suites.
 *
 * @returns a summary: a line for the seed, one for each file, and one for what left the seed
 * @throws InvalidFileError with every problem of every file; nothing is written then
 */
export async function publishEvaluations({
  files,
  seed,
  project,
  canDrop = true,
  reports,
}: PublishPaths): Promise<string> {
  const published = await readFiles(files, project)
  const reported = reports === undefined ? [] : await checkReports(reports, published, project)
  const names = published.map(({ path: file }) => file)
  const dropped = await findDropped(seed, names)
  if (dropped.length > 0 && !canDrop) {
    throw new InvalidFileError(
      dropped.map((file) => `the seed would lose ${file}; allowed: to name it too, or --drop`),
    )
  }
  const rows = toRows(published)
  const origins = published.map(({ path: file, file: { source } }) => {
    return { file, sourceTitle: source.title, sourceUrl: source.url }
  })
  await writeFileAtomic(seed, seedSql(rows, origins))
  const sizes = `${count(rows.models, 'model')}, ${count(rows.evaluations, 'evaluation')}`
  const name = toProjectPath(project, seed)
  const left = dropped.length === 0 ? [] : [`${name}: it no longer has ${dropped.join(', ')}.`]
  const lines = [`${name}: ${sizes}.`, ...published.map(summary), ...left]
  return [...lines, ...reported].join('\n')
}

/**
 * Computes the rows of files of published figures.
 *
 * @param project the folder that messages are relative to
 * @throws InvalidFileError with every problem of every file
 */
export async function collectRows(
  files: readonly string[],
  project: string,
): Promise<EvaluationRows> {
  return toRows(await readFiles(files, project))
}

function toRows(published: readonly PublishedFile[]): EvaluationRows {
  return mergeRows(
    published.map(({ file, derived, dataset }) => evaluationRows(file, derived, dataset)),
  )
}

/**
 * Checks the reports against the figures.
 *
 * @returns a line about them; none when there are none
 * @throws InvalidFileError with every problem
 */
async function checkReports(
  file: string,
  published: readonly PublishedFile[],
  project: string,
): Promise<string[]> {
  const content = await readReportsFile(file)
  const name = toProjectPath(project, file)
  const problems = figureProblems(content, published)
  if (problems.length > 0) {
    throw new InvalidFileError(problems.map((problem) => `${name}: ${problem}`))
  }
  const { reports, statements } = content
  if (reports.length + statements.length === 0) return []
  const open = reports.filter(({ state }) => state === 'open').length
  const vanished = findVanished(content, published)
  const gone = vanished.length > 0 ? `; no longer published: no. ${vanished.join(', ')}` : ''
  return [
    `${name}: reports: ${reports.length}, open: ${open}, statements: ${statements.length}${gone}.`,
  ]
}

async function readFiles(files: readonly string[], project: string): Promise<PublishedFile[]> {
  const results = await Promise.allSettled(
    files.map((file) => readPublishedFile(file, toProjectPath(project, file))),
  )
  const published = results
    .flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    .sort(compareSuites)
  const problems = [...results.flatMap(getProblems), ...conflictProblems(published)]
  if (problems.length > 0) throw new InvalidFileError(problems)
  return published
}

function getProblems(result: PromiseSettledResult<unknown>): readonly string[] {
  if (result.status === 'fulfilled') return []
  if (result.reason instanceof InvalidFileError) return result.reason.problems
  throw result.reason
}

/** Returns the position of the suite. Suites without one are the last, and after them a file without a suite. */
function getPosition({ file }: PublishedFile): number {
  return file.suite === undefined ? Infinity : (file.suite.position ?? MAX_COUNT)
}

function compareSuites(one: PublishedFile, other: PublishedFile): number {
  const [place, next] = [getPosition(one), getPosition(other)]
  if (place !== next) return place - next
  if (one.file.suite?.position !== undefined) return 0
  return (one.file.suite?.id ?? '').localeCompare(other.file.suite?.id ?? '', 'en')
}

/** Returns the path within the project, or only the name of a file outside: the same on every machine. */
function toProjectPath(project: string, file: string): string {
  const inside = path.relative(project, file)
  const isOutside = inside.startsWith('..') || path.isAbsolute(inside)
  return (isOutside ? path.basename(file) : inside).replaceAll(path.sep, '/')
}

function summary({ path: file, file: content, derived }: PublishedFile): string {
  const incomplete = derived
    .filter(({ missing }) => missing.length > 0)
    .map(({ model, missing }) => `${showText(model.name)} (${missing.join(', ')})`)
  const gaps =
    incomplete.length > 0 ? `missing scores: ${incomplete.join('; ')}` : 'no score is missing'
  const warnings = describeIncomplete(findIncomplete(content))
  return [`${file}: ${count(derived, 'model')}; ${gaps}.`, ...warnings].join('\n')
}

/** Counts items: “1 model”, “2 models”. */
function count(items: readonly unknown[], name: string): string {
  return `${items.length} ${name}${items.length === 1 ? '' : 's'}`
}
