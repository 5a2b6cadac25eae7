import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { EVALUATIONS_FOLDER, SHOWN_FOLDER } from '../evaluationsFolder.ts'
import { basesCommand } from './bases/basesCommand.ts'
import { exportCommand } from './export/exportCommand.ts'
import { importCommand } from './import/importCommand.ts'
import { refreshCommand } from './refresh/refreshCommand.ts'
import { findNearest } from './file/findNearest.ts'
import { DATA_FOLDER, listDataFiles } from './file/listDataFiles.ts'
import { REPORTS_NAME } from './file/nameFiles.ts'
import { publishEvaluations } from './derive/publishEvaluations.ts'
import { InvalidFileError } from './file/InvalidFileError.ts'
import { connect } from './push/connect.ts'
import { pushCommand, terminalAsk } from './push/pushCommand.ts'
import { PushRefusal } from './push/PushRefusal.ts'
import { readDatabaseUrl } from './push/readDatabaseUrl.ts'
import { resultsCommand } from './results/resultsCommand.ts'
import { schemasCommand } from './schemas/schemasCommand.ts'
import { parseCommandLine } from './parseCommandLine.ts'
import { UsageError } from './UsageError.ts'

const USAGE = `Usage: pnpm evaluations [files]

Validates files of published figures, computes the scores, and writes all of them into ${SHOWN_FOLDER}/seed.sql,
in the order of their suites. If a file is invalid or contradicts another, lists all problems, writes
nothing and exits with code 1. It checks ${SHOWN_FOLDER}/data/reports.json, what is public about reports that figures
are wrong, against the figures.

  files   the figures; by default every suite of ${SHOWN_FOLDER}/data, and a file that is no longer there leaves the seed
  --drop  beside files: take every other one out of the seed
  push    makes the figures of a database those of the files: pnpm evaluations push --help
  import  makes such a file from results: pnpm evaluations import --help
  results imports every folder of ${SHOWN_FOLDER}/results first: pnpm evaluations results --help
  export  writes suites as records of another format: pnpm evaluations export --help
  bases   proposes the bases of models that have none: pnpm evaluations bases --help
  refresh reads the suites with a feed again: pnpm evaluations refresh --help
  schemas writes the JSON Schemas of the files for editors: pnpm evaluations schemas --help
  --help  this text

A file can be learnt from supabase/templates/suite.jsonc.`

const OPTIONS = { help: { type: 'boolean' }, drop: { type: 'boolean' } } as const

/** The words that begin a command of its own. */
const COMMANDS = ['push', 'import', 'results', 'export', 'bases', 'refresh', 'schemas'] as const

const PATHS = {
  project: fileURLToPath(new URL('../../', import.meta.url)),
  seed: path.join(EVALUATIONS_FOLDER, 'seed.sql'),
  reports: path.join(DATA_FOLDER, REPORTS_NAME),
}

/**
 * Runs `pnpm evaluations`.
 *
 * @returns the exit code
 */
export async function evaluationsCommand(args: readonly string[]): Promise<number> {
  try {
    return await run(args)
  } catch (error) {
    console.error(describeError(error))
    return 1
  }
}

async function run(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args
  if (first === 'import') return importCommand(rest)
  if (first === 'results') {
    return resultsCommand(rest, {
      // Messages show paths from where the command runs.
      results: path.relative(process.cwd(), path.join(EVALUATIONS_FOLDER, 'results')),
      data: DATA_FOLDER,
      publish: () => publish([], { canDrop: true }),
    })
  }
  if (first === 'export') await exportCommand(rest)
  else if (first === 'bases') await basesCommand(rest)
  else if (first === 'refresh') await refreshCommand(rest)
  else if (first === 'schemas') await schemasCommand(rest)
  else if (first === 'push') await push(rest)
  else {
    if (first !== undefined && isMistyped(first)) throw new UsageError(explainWord(first), USAGE)
    const { isHelp, canDrop, names } = readArguments(args)
    if (isHelp) console.log(USAGE)
    else await publish(names, { canDrop: canDrop || names.length === 0 })
  }
  return 0
}

/** Whether a word is neither a file nor looks like one, so that it is likely a command. */
function isMistyped(word: string): boolean {
  return /^[\w-]+$/.test(word) && !word.startsWith('-') && !existsSync(word)
}

function explainWord(word: string): string {
  const nearest = findNearest(word, COMMANDS)
  const unknown = `${JSON.stringify(word)} is no command and no file.`
  return nearest === undefined ? unknown : `${unknown} Did you mean ${nearest}?`
}

/** Writes the seed from files of figures; from every suite if none is named. */
async function publish(
  names: readonly string[],
  { canDrop }: { readonly canDrop: boolean },
): Promise<void> {
  const files =
    names.length > 0 ? names.map((name) => path.resolve(name)) : await listDataFiles(DATA_FOLDER)
  if (files.length === 0) {
    const allowed = 'a suite, such as one from supabase/templates/suite.jsonc'
    throw new InvalidFileError([`${SHOWN_FOLDER}/data has no file of figures; allowed: ${allowed}`])
  }
  console.log(await publishEvaluations({ ...PATHS, files, canDrop }))
}

async function push(args: readonly string[]): Promise<void> {
  await pushCommand(args, {
    paths: { ...PATHS, files: await listDataFiles(DATA_FOLDER) },
    openDatabase: async () => connect(readDatabaseUrl(process.env)),
    ask: terminalAsk(),
    print: (text) => console.log(text),
  })
}

function readArguments(args: readonly string[]) {
  const config = { args: [...args], options: OPTIONS, allowPositionals: true } as const
  const { values, positionals: names } = parseCommandLine(config, USAGE)
  return { isHelp: values.help === true, canDrop: values.drop === true, names }
}

/**
 * Returns the message for an error that the person at the terminal can mend.
 *
 * @throws the error if it is any other
 */
function describeError(error: unknown): string {
  if (error instanceof InvalidFileError) {
    return `${error.outcome}\n${error.problems.map((line) => `- ${line}`).join('\n')}`
  }
  if (error instanceof PushRefusal) return error.message
  if (error instanceof UsageError) return `${error.message}\n\n${error.usage}`
  throw error
}
