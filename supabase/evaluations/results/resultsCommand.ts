import { rm } from 'node:fs/promises'
import path from 'node:path'
import { SHOWN_FOLDER } from '../../evaluationsFolder.ts'
import type { EvaluationsFile } from '../file/evaluationsFile.ts'
import { InvalidFileError } from '../file/InvalidFileError.ts'
import { prefixProblems } from '../file/prefixProblems.ts'
import { importCommand } from '../import/importCommand.ts'
import {
  prepareSuite,
  writePrepared,
  type PreparedSuite,
  type SuitePlace,
} from '../import/suite/writeSuite.ts'
import { parseCommandLine } from '../parseCommandLine.ts'
import { describeLeft, findLeft, type LeftSuite } from './findLeft.ts'
import { listResultFolders, type ResultFolder } from './listResultFolders.ts'

const USAGE = `Usage: pnpm evaluations results [options]

Imports every folder of ${SHOWN_FOLDER}/results into ${SHOWN_FOLDER}/data, replaces the files of before, and then
does what pnpm evaluations does: it computes the scores of every suite. A folder of results has the
results of one suite, and its fields in suite.json. It may have metrics.json, mapping.json and aliases.json, which are
the options of pnpm evaluations import. The fields of a suite are those of suite.json alone; from the file that it
replaces it keeps the feed, the rules and the word on the source. The same results beside the same files write the same
files. With anything broken or contradictory in a folder it writes nothing, and the exit code is 1; with rows of a table
or, beside a mapping, texts or spreadsheets that cannot be read, or runs dated in the future, it is 2.

  --drop     lose the suites, models, figures and facts that the results no longer have
  --dry-run  write nothing
  --help     this text`

const OPTIONS = {
  drop: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** What the command reads, writes and calls, which tests replace. */
interface ResultsContext {
  /** The folder of the folders of results. */
  readonly results: string
  /** The folder of the files of suites. */
  readonly data: string
  /** Computes the scores of every suite, as `pnpm evaluations` does. */
  readonly publish: () => Promise<void>
}

/**
 * Runs `pnpm evaluations results`.
 *
 * @returns the exit code: 0, or 2 if rows of tables or files cannot be read or runs are dated in the future
 * @throws InvalidFileError as `importCommand` does, and then it has written nothing, or as `publish` does, and then
 *   it has written the suites
 * @throws UsageError if an option is unknown
 */
export async function resultsCommand(
  args: readonly string[],
  { results, data, publish }: ResultsContext,
): Promise<number> {
  const { help, drop, 'dry-run': isDry } = readArguments(args)
  if (help) {
    console.log(USAGE)
    return 0
  }
  const folders = await listResultFolders(results)
  if (folders.length === 0) console.log(`There are no results in ${SHOWN_FOLDER}/results.`)
  const { built, code } = await importFolders(folders)
  const removed = await findLeft(
    data,
    built.map(({ file }) => file.suite?.id),
  )
  if (removed.length > 0 && !drop) throw new InvalidFileError(removed.map(describeLeft))
  const change = {
    prepared: await prepareAll(built, { data, drop, removed: removed.map(({ path }) => path) }),
    removed,
  }
  if (isDry) console.error('Nothing was written.')
  else if (built.length + removed.length > 0) await writeAll(change, publish)
  return code
}

/** The file of the suite that a folder has the results of. */
interface BuiltFile {
  readonly folder: string
  readonly file: EvaluationsFile
}

async function importFolders(folders: readonly ResultFolder[]) {
  const built: BuiltFile[] = []
  let code = 0
  for (const { name: folder, leftOut, options } of folders) {
    console.log(`${folder}:`)
    const take = ({ suite, ...rest }: EvaluationsFile) =>
      built.push({ folder, file: { suite, results: path.basename(folder), ...rest } })
    code = Math.max(code, await importCommand([folder, ...options], undefined, { take, leftOut }))
  }
  return { built, code }
}

/** Checks every file against the files of the other folders, as they are next, and writes nothing. */
async function prepareAll(
  built: readonly BuiltFile[],
  {
    data,
    drop,
    removed,
  }: Pick<SuitePlace, 'removed'> & { readonly data: string; readonly drop: boolean },
): Promise<PreparedSuite[]> {
  const shared = built.flatMap(({ folder, file: { suite } }) => {
    const first = built.find(({ file }) => file.suite?.id === suite?.id)
    const found = `${folder}: suite.id is ${JSON.stringify(suite?.id)}, as in ${first?.folder}`
    return first?.folder === folder ? [] : [`${found}; allowed: an id that no other folder has`]
  })
  if (shared.length > 0) throw new InvalidFileError(shared)
  const place = { folder: data, canReplace: true, canDrop: drop, isSuiteWhole: true, removed }
  const files = built.map(({ file }) => file)
  const prepared: PreparedSuite[] = []
  for (const { folder, file } of built) {
    prepared.push(await prefixProblems(folder, () => prepareSuite(file, place, files)))
  }
  return prepared
}

/** What becomes of the files of suites. */
interface Change {
  readonly prepared: readonly PreparedSuite[]
  readonly removed: readonly LeftSuite[]
}

async function writeAll(
  { prepared, removed }: Change,
  publish: ResultsContext['publish'],
): Promise<void> {
  for (const each of prepared) await writePrepared(each)
  for (const each of removed) await rm(each.path)
  if (prepared.length > 0) {
    console.error(`Written: ${prepared.map(({ target }) => target).join(', ')}.`)
  }
  if (removed.length > 0) console.error(`Removed: ${removed.map((each) => each.path).join(', ')}.`)
  try {
    await publish()
  } catch (error) {
    if (!(error instanceof InvalidFileError)) throw error
    throw new InvalidFileError(error.problems, 'The suites were written, but not their scores.')
  }
}

function readArguments(args: readonly string[]) {
  return parseCommandLine({ args: [...args], options: OPTIONS }, USAGE).values
}
