import path from 'node:path'
import { deriveEvaluations, type DerivedEvaluation } from './deriveEvaluations.ts'
import type { EvaluationsFile } from '../file/evaluationsFile.ts'
import { slugSchema } from '../file/fields.ts'
import { InvalidFileError } from '../file/InvalidFileError.ts'
import { readTextFile } from '../file/json/readTextFile.ts'
import { prefixProblems } from '../file/prefixProblems.ts'
import { readEvaluationsFile } from '../file/readEvaluationsFile.ts'

/** A valid file of published figures, with the scores that are computed from it. */
export interface PublishedFile {
  /** Path within the project, for messages. */
  readonly path: string
  /** Prefix of each evaluation's id. */
  readonly dataset: string
  readonly file: EvaluationsFile
  readonly derived: readonly DerivedEvaluation[]
}

/**
 * Reads a file of published figures.
 *
 * @param shownPath its path in messages
 * @throws InvalidFileError with every problem of the file
 */
export async function readPublishedFile(name: string, shownPath: string): Promise<PublishedFile> {
  return prefixProblems(shownPath, async () => {
    const dataset = parseDatasetName(name)
    const file = readEvaluationsFile(await readTextFile(name))
    return { path: shownPath, dataset, file, derived: deriveEvaluations(file) }
  })
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
