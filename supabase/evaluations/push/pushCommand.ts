import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { publishEvaluations, collectRows, type PublishPaths } from '../derive/publishEvaluations.ts'
import { parseCommandLine } from '../parseCommandLine.ts'
import { applyMigrations } from './applyMigrations.ts'
import type { Connection } from './connect.ts'
import { describeRemovals } from './describeRemovals.ts'
import { explainError } from './explainError.ts'
import { findRemovals, isNothing, type Removals } from './findRemovals.ts'
import { pushEvaluations } from './pushEvaluations.ts'
import { PushRefusal } from './PushRefusal.ts'

const USAGE = `Usage: pnpm evaluations push [options]

Checks every suite and writes the seed, as pnpm evaluations does. Then it makes the figures of the database that
DATABASE_URL names the same, in one transaction: new and changed ones are written, and models and suites that the files
no longer have are removed, after they were shown and somebody agreed. What visitors sent stays, as do evaluations that
were written in another way. DATABASE_URL is postgres://user:password@host:5432/database of the tables' owner.

  --migrate     apply the migrations that the database lacks first, if not the Supabase CLI does
  --dry-run     only show what would be removed
  --yes         remove without a question
  --remove-all  with --yes, even if nothing would stay
  --help        this text`

const OPTIONS = {
  migrate: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  'remove-all': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** The answer that confirms the removal of everything. */
const EVERYTHING = 'remove everything'

/** Asks one question at a terminal; undefined if nobody is there. */
export type Ask = ((question: string) => Promise<string>) | undefined

/** What the command works with, and what a test replaces. */
export interface PushSurroundings {
  readonly paths: PublishPaths
  readonly openDatabase: () => Promise<Connection>
  readonly ask: Ask
  readonly print: (text: string) => void
}

/**
 * Runs `pnpm evaluations push`.
 *
 * @throws InvalidFileError when a file is invalid
 * @throws PushRefusal when something would be removed and nobody agrees, or the database refuses; it is as it was then,
 *   unless the message says otherwise
 * @throws UsageError when an option is unknown
 */
export async function pushCommand(
  args: readonly string[],
  { paths, openDatabase, ask, print }: PushSurroundings,
): Promise<void> {
  const options = readArguments(args)
  if (options.help) {
    print(USAGE)
    return
  }
  print(await publishEvaluations(paths))
  const rows = await collectRows(paths.files, paths.project)
  const database = await openDatabase().catch(refuseUnreached)
  try {
    if (options['dry-run']) {
      const removals = await findRemovals(database, rows)
      print(`${describe(removals)}\nNothing was changed in the database.`)
      return
    }
    for (const file of options.migrate ? await applyMigrations(database) : [])
      print(`Applied ${file}.`)
    const agree = async (removals: Removals) => {
      print(describe(removals))
      await decide(removals, options, ask)
    }
    const seed = await readFile(paths.seed, 'utf8')
    const removals = await pushEvaluations({ database, rows, seed, agree })
    const removed = isNothing(removals)
      ? 'Nothing was removed.'
      : 'What is listed above was removed.'
    print(`The database has these figures. ${removed}`)
  } catch (error) {
    throw explainError(error)
  } finally {
    await database.close()
  }
}

function readArguments(args: readonly string[]) {
  return parseCommandLine({ args: [...args], options: OPTIONS }, USAGE).values
}

function describe(removals: Removals): string {
  return isNothing(removals) ? 'Nothing would be removed.' : describeRemovals(removals)
}

/** @throws PushRefusal when nobody agrees */
async function decide(
  { isEverything }: Removals,
  { yes, 'remove-all': canRemoveAll }: ReturnType<typeof readArguments>,
  ask: Ask,
): Promise<void> {
  const everything = isEverything
    ? 'Nothing that these files wrote before would stay. Is it the right database, and the right folder? '
    : ''
  if (yes) {
    if (!isEverything || canRemoveAll) return
    throw new PushRefusal(
      `${everything}Nothing was changed in the database; allowed: --yes --remove-all`,
    )
  }
  if (ask === undefined) {
    const allowed = isEverything ? '--yes --remove-all' : '--yes'
    throw new PushRefusal(
      `${everything}Nobody is there to agree to it, so nothing was changed in the database; allowed: ${allowed}, or a terminal`,
    )
  }
  const wanted = isEverything ? EVERYTHING : 'yes'
  const answer = await ask(`${everything}Remove them? Type “${wanted}”: `)
  if (answer.trim().toLowerCase() !== wanted) {
    throw new PushRefusal('Nothing was changed in the database.')
  }
}

/** @throws PushRefusal saying why */
function refuseUnreached(error: unknown): never {
  if (error instanceof PushRefusal) throw error
  const { message, code } = Object(error) as { readonly message?: string; readonly code?: string }
  const why = message === undefined || message === '' ? (code ?? 'unknown') : message
  throw new PushRefusal(`The database of DATABASE_URL cannot be reached: ${why}`)
}

/** Returns how to ask at the terminal; undefined if there is none. */
export function terminalAsk(): Ask {
  const { stdin: input, stdout: output } = process
  if (!input.isTTY) return undefined
  return async (question) => {
    const terminal = createInterface({ input, output })
    try {
      return await terminal.question(question)
    } finally {
      terminal.close()
    }
  }
}
