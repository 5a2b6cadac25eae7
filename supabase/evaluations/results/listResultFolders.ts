import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { InvalidFileError } from '../file/InvalidFileError.ts'
import { findNearest } from '../file/findNearest.ts'
import { REQUIRED_SUITE_FIELDS } from '../file/suiteSchema.ts'
import { IMPORTERS } from '../import/formats/importers.ts'
import { readContent } from '../import/reading/readContent.ts'

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
  /** What is wrong with the names of its files. */
  readonly misspelt: readonly string[]
}

/**
 * Lists the folders of results of a folder, by name; none if it does not exist. Names that begin with a point are left out.
 *
 * @throws InvalidFileError if something in it is no folder, or a folder lacks its suite or results or misspells the name of an option
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
  const misspelt: string[] = []
  let hasResults = false
  for (const inside of (await readdir(name)).sort()) {
    const option = findOption(inside)
    const file = path.join(name, inside)
    if (option !== undefined) options.push(`--${option}`, file)
    if (option !== undefined || !isResult(inside)) leftOut.push(file)
    else {
      hasResults = true
      const problem = await findMisspelling(file)
      if (problem !== undefined) misspelt.push(problem)
    }
  }
  return { name, hasResults, leftOut, options, misspelt }
}

/** Returns the option that the name of a file says. */
function findOption(name: string): string | undefined {
  const { name: stem, ext } = path.parse(name)
  return EXTENSIONS.includes(ext) ? OPTION_FILES.find((known) => known === stem) : undefined
}

/** Finds the name that was meant for a file that is no results, which the import would pass over. */
async function findMisspelling(file: string): Promise<string | undefined> {
  const { name: stem, ext } = path.parse(file)
  const meant = EXTENSIONS.includes(ext) ? findNearest(stem, OPTION_FILES) : undefined
  if (meant === undefined || (await isResultFile(file))) return undefined
  return `${file} has no results; allowed: ${meant}${ext}, or a name that is less like it`
}

/** Whether an importer recognises the content of a file. */
async function isResultFile(file: string): Promise<boolean> {
  const content = await readContent(file).catch(() => undefined)
  if (content?.kind !== 'value') return content !== undefined
  return IMPORTERS.some((each) => each.recognise({ path: file, content: content.value }))
}

function folderProblems({ name, hasResults, options, misspelt }: ResultFolder): string[] {
  const twice = OPTION_FILES.filter((option) => isTwice(options, `--${option}`))
  return [
    ...misspelt,
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
