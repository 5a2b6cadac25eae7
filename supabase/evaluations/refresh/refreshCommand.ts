import { listAliasFiles, readAllAliases } from '../import/models/readAliases.ts'
import { DATA_FOLDER } from '../file/listDataFiles.ts'
import { SHOWN_FOLDER } from '../../evaluationsFolder.ts'
import { parseCommandLine } from '../parseCommandLine.ts'
import { writeFileAtomic } from '../file/writeFileAtomic.ts'
import type { FeedFetch } from './fetchFeed.ts'
import { formatSummary } from './formatSummary.ts'
import { refreshSuites, type RefreshedFile } from './refreshSuites.ts'

const USAGE = `Usage: pnpm evaluations refresh [--summary <file>]

Fetches the feed of each suite in ${SHOWN_FOLDER}/data again, and writes the suites whose figures have changed. If a
feed cannot be fetched, is invalid or has another form than before, it writes nothing, and the exit code is 1. New models
have the names of ${SHOWN_FOLDER}/data/aliases.json, as in an import.

  --summary <file>  where to write the changes as Markdown; nothing if there are none
  --help            this text`

const OPTIONS = { summary: { type: 'string' }, help: { type: 'boolean' } } as const
const ISO_DAY = 10

/** What a test of the command replaces. */
export interface Surroundings {
  readonly folder: string
  readonly fetch: FeedFetch
  readonly now: Date
}

/**
 * Runs `pnpm evaluations refresh`.
 *
 * @throws InvalidFileError if a file or a feed is invalid; it writes nothing then
 * @throws UsageError if an option is unknown
 */
export async function refreshCommand(
  args: readonly string[],
  { folder, fetch, now }: Surroundings = {
    folder: DATA_FOLDER,
    fetch: globalThis.fetch,
    now: new Date(),
  },
): Promise<void> {
  const { help, summary } = readArguments(args)
  if (help === true) {
    console.log(USAGE)
    return
  }
  const aliases = await readAllAliases(listAliasFiles(folder))
  const day = now.toISOString().slice(0, ISO_DAY)
  const compared = await refreshSuites({ folder, aliases, fetch, day })
  const changed = compared.filter(({ comparison }) => comparison.changes.length > 0)
  if (changed.length > 0 && summary !== undefined) {
    await writeFileAtomic(summary, formatSummary(changed))
  }
  for (const { name, text } of changed) await writeFileAtomic(name, text)
  console.log(describeResult(compared, changed))
}

function readArguments(args: readonly string[]) {
  return parseCommandLine({ args: [...args], options: OPTIONS }, USAGE).values
}

function describeResult(
  compared: readonly RefreshedFile[],
  changed: readonly RefreshedFile[],
): string {
  if (compared.length === 0) return 'Nothing was written: no suite has a feed.'
  if (changed.length === 0) return 'Nothing was written: no figure has changed.'
  return changed
    .map(({ name, comparison: { changes, added, removed } }) => {
      const models = `Models added: ${added.length}, removed: ${removed.length}.`
      return `${name}. Figures that changed: ${changes.length}. ${models}`
    })
    .join('\n')
}
