import path from 'node:path'
import { parseArgs } from 'node:util'
import { EVALUATIONS_FOLDER, SHOWN_FOLDER } from '../../evaluationsFolder.ts'
import { DATA_FOLDER } from '../file/listDataFiles.ts'
import { importCommand } from '../import/importCommand.ts'
import { explainOption, UsageError } from '../UsageError.ts'
import { listResultFolders } from './listResultFolders.ts'

const USAGE = `Usage: pnpm evaluations results [options]

Imports every folder of ${SHOWN_FOLDER}/results into ${SHOWN_FOLDER}/data, and replaces the files of before. A folder has the
results of one suite, and its fields in suite.json. It may have metrics.json, mapping.json and aliases.json, which are
the options of pnpm evaluations import. The same results write the same file. With anything broken or contradictory in
a folder it stops there, and the exit code is 1; with rows of a table that cannot be read, it is 2.

  --drop     lose the models, notes and links that the results no longer have
  --dry-run  write nothing
  --help     this text`

const OPTIONS = {
  drop: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** The folders that the command reads and writes, which tests replace. */
interface ResultsPlaces {
  readonly results: string
  readonly data: string
}

/**
 * Runs `pnpm evaluations results`.
 *
 * @returns the exit code: 0, or 2 if rows of tables cannot be read
 * @throws InvalidFileError as `importCommand` does; it has written the folders before
 * @throws UsageError if an option is unknown
 */
export async function resultsCommand(
  args: readonly string[],
  places: ResultsPlaces = { results: shortPath('results'), data: DATA_FOLDER },
): Promise<number> {
  const { help, drop, 'dry-run': isDry } = readArguments(args)
  if (help) {
    console.log(USAGE)
    return 0
  }
  const folders = await listResultFolders(places.results)
  if (folders.length === 0) console.log(`There are no results in ${SHOWN_FOLDER}/results.`)
  let worst = 0
  for (const { name, results, options } of folders) {
    console.log(`${name}:`)
    const flags = ['--replace', ...(drop ? ['--drop'] : []), ...(isDry ? ['--dry-run'] : [])]
    const words = [...results, ...options, '--out', places.data, ...flags]
    worst = Math.max(worst, await importCommand(words, undefined))
  }
  return worst
}

/** Returns a path of the folder as messages show it best: from where the command runs. */
function shortPath(name: string): string {
  return path.relative(process.cwd(), path.join(EVALUATIONS_FOLDER, name))
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values
  } catch (error) {
    throw new UsageError(explainOption((error as Error).message, Object.keys(OPTIONS)), USAGE)
  }
}
