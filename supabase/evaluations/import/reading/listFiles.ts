import type { Stats } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { InvalidFileError } from '../../file/InvalidFileError.ts'

/** Files of one folder, which may be parts of one run. */
export interface FileGroup {
  readonly folder: string
  /** Sorted paths of the files. */
  readonly files: readonly string[]
  /** Whether the file itself was named, not its folder. */
  readonly isNamed: boolean
}

/**
 * Lists every named file and every file in a named folder, without duplicates. Skips hidden folders, and follows
 * symbolic links, as caches of data have them.
 *
 * @param leftOut paths of files that are not listed
 * @throws InvalidFileError if a file or folder does not exist, or a named folder has no files
 */
export async function listFiles(
  names: readonly string[],
  leftOut: readonly string[] = [],
): Promise<FileGroup[]> {
  const groups: FileGroup[] = []
  const problems: string[] = []
  for (const name of names) {
    const found = await stat(name).catch(() => undefined)
    const inFolder = found?.isDirectory() === true ? await listFolder(name) : undefined
    if (found === undefined) problems.push(`${name}: there is no such file or folder`)
    else if (inFolder?.length === 0) problems.push(`${name}: it has no files`)
    else if (inFolder === undefined) {
      groups.push({ folder: path.dirname(name), files: [name], isNamed: true })
    } else for (const group of inFolder) groups.push(group)
  }
  if (problems.length > 0) throw new InvalidFileError(problems)
  return withoutRepetition(groups, leftOut)
}

interface Walk {
  /** The real paths of the folders, which links may lead to again and again. */
  readonly seen: Set<string>
  /** The folders that links lead to, which come last, so that a folder is read under its own name. */
  readonly linked: string[]
}

async function listFolder(name: string): Promise<FileGroup[]> {
  const walk: Walk = { seen: new Set(), linked: [name] }
  const groups: FileGroup[] = []
  for (const folder of walk.linked) {
    for (const group of await walkFolder(folder, walk)) groups.push(group)
  }
  return groups
}

async function walkFolder(folder: string, walk: Walk): Promise<FileGroup[]> {
  const refuse = (error: unknown) => {
    throw new InvalidFileError([`${folder}: it cannot be read: ${(error as Error).message}`])
  }
  const whole = await realpath(folder).catch(refuse)
  if (walk.seen.has(whole)) return []
  walk.seen.add(whole)
  const entries = await readdir(folder, { withFileTypes: true }).catch(refuse)
  const visible = entries.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
  visible.sort((a, b) => (a.name < b.name ? -1 : 1))
  const files: string[] = []
  const folders: string[] = []
  for (const entry of visible) {
    const inside = path.join(folder, entry.name)
    const found = entry.isSymbolicLink() ? await followLink(inside) : entry
    // A link to nothing is no file, but its loss is reported when it is read.
    if (found === undefined || found.isFile()) files.push(inside)
    else if (found.isDirectory()) (found === entry ? folders : walk.linked).push(inside)
  }
  const groups: FileGroup[] = files.length > 0 ? [{ folder, files, isNamed: false }] : []
  for (const each of folders) {
    for (const group of await walkFolder(each, walk)) groups.push(group)
  }
  return groups
}

/** Returns what a link leads to; undefined if that is nothing. */
async function followLink(link: string): Promise<Stats | undefined> {
  return stat(link).catch(() => undefined)
}

function withoutRepetition(groups: readonly FileGroup[], leftOut: readonly string[]): FileGroup[] {
  const seen = new Set(leftOut.map((file) => path.resolve(file)))
  return groups
    .map((group) => ({
      ...group,
      files: group.files.filter((file) => {
        const whole = path.resolve(file)
        const isNew = !seen.has(whole)
        seen.add(whole)
        return isNew
      }),
    }))
    .filter(({ files }) => files.length > 0)
}
