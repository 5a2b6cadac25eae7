import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { deriveEvaluations, type DerivedEvaluation } from './deriveEvaluations.ts'
import { evaluationRows } from './evaluationRows.ts'
import { slugSchema } from './fields.ts'
import { readEvaluationsFile } from './readEvaluationsFile.ts'
import { seedSql } from './seedSql.ts'
import { InvalidFileError } from './InvalidFileError.ts'
import { writeFileAtomic } from './writeFileAtomic.ts'

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
 * @throws InvalidFileError when the file is invalid; nothing is written then
 */
export async function publishEvaluations({ file, seed, project }: PublishPaths): Promise<string> {
  const dataset = parseDatasetName(file)
  const figures = readEvaluationsFile(await readText(file))
  const derived = deriveEvaluations(figures)
  const origin = {
    dataset,
    file: toProjectPath(project, file),
    sourceTitle: figures.source.title,
    sourceUrl: figures.source.url,
  }
  await writeFileAtomic(seed, seedSql(evaluationRows(figures, derived, dataset), origin))
  return summary(derived, toProjectPath(project, seed))
}

function parseDatasetName(file: string): string {
  const name = path.parse(file).name
  const { error } = slugSchema.safeParse(name)
  if (error === undefined) return name
  const allowed = error.issues[0]?.message
  throw new InvalidFileError([
    `the file's name is ${JSON.stringify(name)}, which becomes part of ids; allowed: ${allowed}`,
  ])
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new InvalidFileError([`the file cannot be read: ${(error as Error).message}`])
  }
}

/** Returns the path within the project, or only the name of a file outside: the same on every machine. */
function toProjectPath(project: string, file: string): string {
  const inside = path.relative(project, file)
  const isOutside = inside.startsWith('..') || path.isAbsolute(inside)
  return (isOutside ? path.basename(file) : inside).replaceAll(path.sep, '/')
}

function summary(derived: readonly DerivedEvaluation[], seed: string): string {
  const incomplete = derived
    .filter(({ missing }) => missing.length > 0)
    .map(({ model, missing }) => `${model.name} (${missing.join(', ')})`)
  const gaps =
    incomplete.length > 0 ? `missing scores: ${incomplete.join('; ')}` : 'no score is missing'
  return `${seed}: ${derived.length} models, ${derived.length} evaluations; ${gaps}.`
}
