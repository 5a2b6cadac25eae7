import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { InvalidFileError } from '../file/InvalidFileError.ts'
import type { PlacedRecord } from './createRecord.ts'

/** The folder of an export. */
export interface ExportPlace {
  readonly folder: string
  /** Whether the folders of the same suites may be replaced. */
  readonly canReplace: boolean
}

const INDENTATION = 2
const RECORD = /^[^/]+\/[^/]+\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.json$/

/**
 * Writes the records of every suite, or nothing: it writes them beside the folder and then moves the folders
 * of the suites.
 *
 * @throws InvalidFileError if files that are no part of an export could be lost
 */
export async function writeRecords(
  records: readonly PlacedRecord[],
  { folder, canReplace }: ExportPlace,
): Promise<void> {
  const suites = [...new Set(records.map((record) => record.path.split('/')[0] ?? ''))]
  const problems = canReplace ? await findForeign(folder, suites) : await findAny(folder)
  if (problems.length > 0) throw new InvalidFileError(problems)
  const staged = `${path.resolve(folder)}.${process.pid}.tmp`
  try {
    for (const { path: name, record } of records) {
      const file = path.join(staged, 'new', name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, `${JSON.stringify(record, null, INDENTATION)}\n`)
    }
    await mkdir(path.join(staged, 'old'))
    await mkdir(folder, { recursive: true })
    for (const suite of suites) await replaceFolder(staged, folder, suite)
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
}

async function findAny(folder: string): Promise<string[]> {
  const names = await listNames(folder)
  if (names.length === 0) return []
  return [`${folder} is not empty; allowed: a new or an empty folder, or --replace`]
}

/** Finds files in the folders of suites that no export wrote. */
async function findForeign(folder: string, suites: readonly string[]): Promise<string[]> {
  const problems: string[] = []
  for (const suite of suites) {
    const whole = path.join(folder, suite)
    for (const name of await listNames(whole)) {
      const isFolder = (await stat(path.join(whole, name))).isDirectory()
      if (!isFolder && !RECORD.test(name.replaceAll(path.sep, '/'))) {
        problems.push(`${path.join(whole, name)} is no record; allowed: a folder of an export`)
      }
    }
  }
  return problems
}

/** Lists everything in a folder; nothing if the folder does not exist. */
async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder, { recursive: true })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return []
    throw new InvalidFileError([`${folder} cannot be read: ${message}; allowed: a folder`])
  }
}

/** Moves a new folder to its place, or else leaves the old one there. */
async function replaceFolder(staged: string, folder: string, suite: string): Promise<void> {
  const place = path.join(folder, suite)
  const old = path.join(staged, 'old', suite)
  const isThere = (await stat(place).catch(() => undefined)) !== undefined
  if (isThere) await rename(place, old)
  try {
    await rename(path.join(staged, 'new', suite), place)
  } catch (error) {
    if (isThere) await rename(old, place)
    throw error
  }
}
