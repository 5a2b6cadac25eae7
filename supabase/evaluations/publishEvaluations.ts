import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { deriveEvaluations, type DerivedEvaluation } from './deriveEvaluations.ts'
import { evaluationRows } from './evaluationRows.ts'
import { slug } from './evaluationsFile.ts'
import { readEvaluationsFile } from './readEvaluationsFile.ts'
import { seedSql } from './seedSql.ts'
import { UnusableFile } from './UnusableFile.ts'
import { writeWhole } from './writeWhole.ts'

/** The paths of the input, of the output, and of the project that messages are relative to. */
interface PublishPaths {
  readonly file: string
  readonly seed: string
  readonly project: string
}

/**
 * Writes the seed of the database from a file of published figures.
 *
 * @returns a summary in one line
 * @throws UnusableFile when the file is invalid; nothing is written then
 */
export async function publishEvaluations({ file, seed, project }: PublishPaths): Promise<string> {
  const dataset = datasetOf(file)
  const figures = readEvaluationsFile(await textOf(file))
  const derived = deriveEvaluations(figures)
  const origin = {
    dataset,
    file: nameWithin(project, file),
    sourceTitle: figures.source.title,
    sourceUrl: figures.source.url,
  }
  await writeWhole(seed, seedSql(evaluationRows(figures, derived, dataset), origin))
  return summary(derived, nameWithin(project, seed))
}

function datasetOf(file: string): string {
  const name = path.parse(file).name
  const { error } = slug.safeParse(name)
  if (error === undefined) return name
  const allowed = error.issues[0]?.message
  throw new UnusableFile([
    `the file's name is ${JSON.stringify(name)}, which becomes part of ids; allowed: ${allowed}`,
  ])
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new UnusableFile([`the file cannot be read: ${(error as Error).message}`])
  }
}

/** Returns the path within the project, or only the name of a file outside: the same on every machine. */
function nameWithin(project: string, file: string): string {
  const inside = path.relative(project, file)
  const isOutside = inside.startsWith('..') || path.isAbsolute(inside)
  return (isOutside ? path.basename(file) : inside).replaceAll(path.sep, '/')
}

function summary(derived: readonly DerivedEvaluation[], seed: string): string {
  const lacking = derived
    .filter(({ missing }) => missing.length > 0)
    .map(({ model, missing }) => `${model.name} (${missing.join(', ')})`)
  const gaps = lacking.length > 0 ? `missing scores: ${lacking.join('; ')}` : 'no score is missing'
  return `${seed}: ${derived.length} models, ${derived.length} evaluations; ${gaps}.`
}
