import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { deriveEvaluations } from '../deriveEvaluations.ts'
import type { EvaluationsFile } from '../evaluationsFile.ts'
import { readEvaluationsFile } from '../readEvaluationsFile.ts'
import { InvalidFileError } from '../InvalidFileError.ts'
import { writeFileAtomic } from '../writeFileAtomic.ts'

const INDENTATION = 1

/** The target of a suite file. */
export interface SuitePlace {
  readonly folder: string
  /** Whether a file of the same suite may be replaced. */
  readonly canReplace: boolean
}

/**
 * Validates a file and writes it under the id of its suite. A replaced file keeps its feed.
 *
 * @returns the path of the file
 * @throws InvalidFileError if the file is not valid, or another file has the suite; nothing is
 *   written then
 */
export async function writeSuite(file: EvaluationsFile, place: SuitePlace): Promise<string> {
  const { target, text } = await prepareSuite(file, place)
  await writeFileAtomic(target, text)
  return target
}

/**
 * Checks a file as `writeSuite` does, and writes nothing.
 *
 * @returns the path that it would have, and its text
 * @throws InvalidFileError if the file is not valid, or another file has the suite
 */
export async function prepareSuite(
  file: EvaluationsFile,
  place: SuitePlace,
): Promise<{ readonly target: string; readonly text: string }> {
  const id = file.suite?.id ?? ''
  const target = path.join(place.folder, `${id}.json`)
  const { feed } = place.canReplace ? await readFileParts(target) : {}
  const text = checkedText(feed === undefined ? file : { suite: file.suite, feed, ...file })
  const taken = await findSuite(id, place.folder)
  const others = taken.filter((other) => other !== target || !place.canReplace)
  if (others.length > 0) {
    throw new InvalidFileError(
      others.map(
        (other) =>
          `suite.id is ${JSON.stringify(id)}, which ${other} has; allowed: the id of no other file` +
          (other === target ? ', or --replace' : ''),
      ),
    )
  }
  return { target, text }
}

/**
 * Serializes a file for the other commands.
 *
 * @throws InvalidFileError if the other commands would reject it
 */
export function checkedText(file: EvaluationsFile): string {
  const text = `${JSON.stringify(file, null, INDENTATION)}\n`
  deriveEvaluations(readEvaluationsFile(text))
  return text
}

/** Lists the files of a folder whose suite or file name has this id. */
async function findSuite(id: string, folder: string): Promise<string[]> {
  const all = await readdir(folder).catch((error: unknown) => {
    const problem = (error as Error).message
    throw new InvalidFileError([
      `${folder} cannot be read: ${problem}; allowed: a folder that exists`,
    ])
  })
  const names = all.filter((name) => name.endsWith('.json'))
  const found: string[] = []
  for (const name of names) {
    const file = path.join(folder, name)
    if (name === `${id}.json` || (await readFileParts(file)).suite?.id === id) found.push(file)
  }
  return found
}

interface FileParts {
  readonly suite?: { readonly id?: unknown }
  readonly feed?: EvaluationsFile['feed']
}

/** Reads parts of a file that need not be valid. */
async function readFileParts(file: string): Promise<FileParts> {
  try {
    return Object(JSON.parse(await readFile(file, 'utf8'))) as FileParts
  } catch {
    // A file that is absent or not JSON has no parts.
    return {}
  }
}
