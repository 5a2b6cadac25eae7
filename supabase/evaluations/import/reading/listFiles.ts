import { readdir, stat } from 'node:fs/promises'
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
 * Lists every named file and every file in a named folder, without duplicates. Skips hidden
 * folders and symbolic links in folders.
 *
 * @throws InvalidFileError if a file or folder does not exist, or a named folder has no files
 */
export async function listFiles(names: readonly string[]): Promise<FileGroup[]> {
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
  return withoutRepetition(groups)
}

async function listFolder(folder: string): Promise<FileGroup[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    throw new InvalidFileError([`${folder}: it cannot be read: ${(error as Error).message}`])
  })
  const visible = entries.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
  visible.sort((a, b) => (a.name < b.name ? -1 : 1))
  const files = visible.filter((entry) => entry.isFile()).map(({ name }) => path.join(folder, name))
  const groups: FileGroup[] = files.length > 0 ? [{ folder, files, isNamed: false }] : []
  for (const entry of visible.filter((each) => each.isDirectory())) {
    for (const group of await listFolder(path.join(folder, entry.name))) groups.push(group)
  }
  return groups
}

function withoutRepetition(groups: readonly FileGroup[]): FileGroup[] {
  const seen = new Set<string>()
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
