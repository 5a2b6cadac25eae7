import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { InvalidFileError } from '../file/InvalidFileError.ts'
import { REQUIRED_SUITE_FIELDS } from '../file/suiteSchema.ts'

/** What `import` needs beside the results, by the name of its option. */
const OPTION_FILES = ['suite', 'metrics', 'mapping', 'aliases'] as const
const EXTENSIONS = ['.json', '.jsonc']

/** The results of one suite. */
export interface ResultFolder {
  readonly name: string
  /** Whether it has anything beside the files that are no results. */
  readonly hasResults: boolean
  /** Paths of the files that are no results. */
  readonly leftOut: readonly string[]
  /** The options of `import` for them. */
  readonly options: readonly string[]
}

/**
 * Lists the folders of results of a folder, by name; none if it does not exist. Names that begin with a point are left out.
 *
 * @throws InvalidFileError if something in it is no folder, or a folder lacks its suite or results
 */
export async function listResultFolders(folder: string): Promise<readonly ResultFolder[]> {
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).filter(isResult).sort()
  const found: ResultFolder[] = []
  const loose: string[] = []
  for (const name of names.map((each) => path.join(folder, each))) {
    // Follows symbolic links, as the import does.
    const isFolder = (await stat(name).catch(() => undefined))?.isDirectory() === true
    if (isFolder) found.push(await readFolder(name))
    else loose.push(`${name} is no folder; allowed: ${ALLOWED}`)
  }
  const problems = [...loose, ...found.flatMap(folderProblems)]
  if (problems.length > 0) throw new InvalidFileError(problems)
  return found
}

const ALLOWED = 'a folder for each suite, with its suite.json'

/** Hidden files and a note for people are no results. */
function isResult(name: string): boolean {
  return !name.startsWith('.') && name !== 'README.md'
}

async function readFolder(name: string): Promise<ResultFolder> {
  const options: string[] = []
  const leftOut: string[] = []
  let hasResults = false
  for (const inside of (await readdir(name)).sort()) {
    const { name: stem, ext } = path.parse(inside)
    const option = EXTENSIONS.includes(ext)
      ? OPTION_FILES.find((known) => known === stem)
      : undefined
    const file = path.join(name, inside)
    if (option !== undefined) options.push(`--${option}`, file)
    if (option !== undefined || !isResult(inside)) leftOut.push(file)
    else hasResults = true
  }
  return { name, hasResults, leftOut, options }
}

function folderProblems({ name, hasResults, options }: ResultFolder): string[] {
  const twice = OPTION_FILES.filter((option) => isTwice(options, `--${option}`))
  return [
    ...twice.map(
      (option) => `${name} has ${option}.json and ${option}.jsonc; allowed: one of them`,
    ),
    ...(options.includes('--suite')
      ? []
      : [
          `${name} has no suite.json; allowed: its suite there, with ${REQUIRED_SUITE_FIELDS.join(', ')}`,
        ]),
    ...(hasResults ? [] : [`${name} has no results; allowed: files or folders of results`]),
  ]
}

function isTwice(options: readonly string[], option: string): boolean {
  return options.indexOf(option) !== options.lastIndexOf(option)
}
