import { parseArgs } from 'node:util'
import { SHOWN_FOLDER } from '../../evaluationsFolder.ts'
import { importCommand } from '../import/importCommand.ts'
import { explainOption, UsageError } from '../UsageError.ts'
import { listResultFolders } from './listResultFolders.ts'

const USAGE = `Usage: pnpm evaluations results [options]

Imports every folder of ${SHOWN_FOLDER}/results into ${SHOWN_FOLDER}/data, replaces the files of before, and then
does what pnpm evaluations does: it computes the scores of every suite. A folder of results has the
results of one suite, and its fields in suite.json. It may have metrics.json, mapping.json and aliases.json, which are
the options of pnpm evaluations import. The same results write the same file. With anything broken or contradictory in
a folder it stops there, and the exit code is 1; with rows of a table that cannot be read, or runs dated in the
future, it is 2.

  --drop     lose the models, figures and facts that the results no longer have
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
 * @returns the exit code: 0, or 2 if rows of tables cannot be read or runs are dated in the future
 * @throws InvalidFileError as `importCommand` does; it has written the folders before
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
  let worst = 0
  for (const folder of folders) {
    console.log(`${folder.name}:`)
    const flags = ['--replace', ...(drop ? ['--drop'] : []), ...(isDry ? ['--dry-run'] : [])]
    const { name, leftOut, options } = folder
    const words = [name, ...options, '--out', data, ...flags]
    const code = await importCommand(words, undefined, { isPublishedNext: true, leftOut })
    worst = Math.max(worst, code)
  }
  if (folders.length > 0 && !isDry) await publish()
  return worst
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values
  } catch (error) {
    throw new UsageError(explainOption((error as Error).message, Object.keys(OPTIONS)), USAGE)
  }
}
