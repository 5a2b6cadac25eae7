import path from 'node:path'
import { conflictProblems, type ComparedFile } from '../../derive/conflictProblems.ts'
import { deriveEvaluations } from '../../derive/deriveEvaluations.ts'
import type { EvaluationsFile } from '../../file/evaluationsFile.ts'
import { listDataFiles } from '../../file/listDataFiles.ts'
import { readDataFile } from '../../file/readDataFile.ts'
import { readEvaluationsFile } from '../../file/readEvaluationsFile.ts'
import { InvalidFileError } from '../../file/InvalidFileError.ts'
import { writeFileAtomic } from '../../file/writeFileAtomic.ts'
import { addressSchema } from '../../schemas/addressSchema.ts'
import { findLosses } from './findLosses.ts'
import { parseJsonFile } from '../../file/readJsonFile.ts'

const INDENTATION = 1

/** The target of a suite file. */
export interface SuitePlace {
  readonly folder: string
  /** Whether a file of the same suite may be replaced. */
  readonly canReplace: boolean
  /** Whether the new file may lack models, figures, notes and links of the one that it replaces. */
  readonly canDrop?: boolean
  /** Whether the suite has all of its fields, so that it keeps none of the one that it replaces. */
  readonly isSuiteWhole?: boolean
  /** Files of the folder that are removed together with the writing. */
  readonly removed?: readonly string[] | undefined
}

/** A valid file of a suite that can be written. */
export interface PreparedSuite {
  /** The path of the file. */
  readonly target: string
  readonly text: string
  /** The file, with what it keeps of the one that it replaces. */
  readonly file: EvaluationsFile
}

/**
 * Validates a file and writes it under the id of its suite. A file that replaces another keeps its rules, what it says
 * about its source, and each field of the file and its suite that the new one leaves out, such as its feed.
 *
 * @throws InvalidFileError if the file is not valid, or another file has the suite; nothing is
 *   written then
 */
export async function writeSuite(file: EvaluationsFile, place: SuitePlace): Promise<PreparedSuite> {
  const prepared = await prepareSuite(file, place)
  await writePrepared(prepared)
  return prepared
}

/** Writes a file that is prepared. */
export async function writePrepared({ target, text }: PreparedSuite): Promise<void> {
  await writeFileAtomic(target, text)
}

/**
 * Checks a file as `writeSuite` does, and writes nothing.
 *
 * @param together the files that are written with it, each in place of the one that it replaces
 * @throws InvalidFileError if the file is not valid, or contradicts another file of the folder
 */
export async function prepareSuite(
  file: EvaluationsFile,
  place: SuitePlace,
  together: readonly EvaluationsFile[] = [],
): Promise<PreparedSuite> {
  const names = await listNames(place.folder)
  const { path: target, dataset: id } = placeFile(file, place, names)
  const isThere = names.includes(target)
  const old = isThere && place.canReplace ? await readOld(target, id) : undefined
  const kept = old === undefined ? file : withEarlierFields(file, old, place)
  const whole = nameSchema(kept, place.folder)
  const text = checkedText(whole)
  const beside = together
    .map((each) => placeFile(each, place, names))
    .filter(({ path }) => path !== target)
  const replaced = new Set([target, ...beside.map(({ path }) => path), ...(place.removed ?? [])])
  const others = names.filter((name) => !replaced.has(name))
  const problems = await findSameSuite(id, others)
  if (isThere && !place.canReplace) problems.push(`${sameSuite(id, target)}, or --replace`)
  if (old !== undefined && place.canDrop !== true) {
    for (const what of findLosses(old, file)) {
      problems.push(`${target} would lose ${what}; allowed: --drop`)
    }
  }
  if (problems.length > 0) throw new InvalidFileError(problems)
  const known = [...(await readOthers(others)), ...beside]
  const conflicts = findConflicts(placeFile(whole, place, names), known)
  if (conflicts.length > 0) throw new InvalidFileError(conflicts)
  return { target, text, file: whole }
}

/** Places a file under the id of its suite, or where the folder has one of that name with comments. */
function placeFile(
  file: EvaluationsFile,
  { folder }: SuitePlace,
  names: readonly string[],
): ComparedFile {
  const dataset = file.suite?.id ?? ''
  const target = path.join(folder, `${dataset}.json`)
  const hasComments = !names.includes(target) && names.includes(`${target}c`)
  return { path: hasComments ? `${target}c` : target, dataset, file }
}

/** Names the schema of a file, for editors, where the folder is one of the project. */
function nameSchema(file: EvaluationsFile, folder: string): EvaluationsFile {
  const $schema = file.$schema ?? addressSchema(folder)
  return $schema === undefined ? file : { $schema, ...file }
}

/**
 * Adds what results do not have from the old file: its rules, what a person wrote about its source, and the fields of
 * the file and its suite that the new one leaves out. An import writes the metrics again.
 */
function withEarlierFields(
  file: EvaluationsFile,
  old: EvaluationsFile,
  { isSuiteWhole = false }: SuitePlace,
): EvaluationsFile {
  const {
    $schema,
    rules,
    suite: _suite,
    source: _source,
    metrics: _metrics,
    models: _,
    ...kept
  } = old
  const { suite, source, rules: _rules, ...rest } = file
  return {
    ...($schema !== undefined && { $schema }),
    ...(suite && { suite: isSuiteWhole ? suite : { ...old.suite, ...suite } }),
    ...kept,
    source: { ...old.source, ...source, ...findOwnSource(old) },
    rules,
    ...rest,
  }
}

/** Returns the title and the URL of a source that a person wrote. An import takes those of the suite. */
function findOwnSource({ source, suite }: EvaluationsFile) {
  const { title, url } = source
  return {
    ...(title !== suite?.title && { title }),
    ...(url !== suite?.url && { url }),
  }
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

/** Lists the files of figures in a folder. */
async function listNames(folder: string): Promise<string[]> {
  try {
    return await listDataFiles(folder)
  } catch (error) {
    if (error instanceof InvalidFileError) throw error
    const problem = (error as Error).message
    throw new InvalidFileError([
      `${folder} cannot be read: ${problem}; allowed: a folder that exists`,
    ])
  }
}

/**
 * Reads a file to replace.
 *
 * @throws InvalidFileError if the file is not of the same suite, and so could be lost
 */
async function readOld(target: string, id: string): Promise<EvaluationsFile> {
  const old = await readDataFile(target)
  const { suite } = old
  if (suite?.id === id) return old
  const found = suite === undefined ? 'absent' : JSON.stringify(suite.id)
  throw new InvalidFileError([
    `${target}: suite.id is ${found}; allowed: ${JSON.stringify(id)}, the suite that is replaced`,
  ])
}

/** Finds the files with this suite, which need not be valid. */
async function findSameSuite(id: string, names: readonly string[]): Promise<string[]> {
  const problems: string[] = []
  for (const name of names) {
    const input = await parseJsonFile(name).catch(() => undefined)
    const { suite } = Object(input) as { readonly suite?: unknown }
    const { id: other } = Object(suite) as { readonly id?: unknown }
    if (other === id) problems.push(sameSuite(id, name))
  }
  return problems
}

function sameSuite(id: string, name: string): string {
  return `suite.id is ${JSON.stringify(id)}, which ${name} has; allowed: the id of no other file`
}

/** Reads the files that are valid; the other commands report the rest. */
async function readOthers(names: readonly string[]): Promise<ComparedFile[]> {
  const others: ComparedFile[] = []
  for (const name of names) {
    const file = await readDataFile(name).catch(() => undefined)
    if (file !== undefined) others.push({ path: name, dataset: path.parse(name).name, file })
  }
  return others
}

/** Finds the contradictions to other files, but not those among the others. */
function findConflicts(added: ComparedFile, others: readonly ComparedFile[]): string[] {
  const known = new Set(conflictProblems(others))
  return conflictProblems([...others, added]).filter((problem) => !known.has(problem))
}
