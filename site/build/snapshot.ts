import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { explainOption, replaceNodeWarning, SHOWN_FOLDER } from '../../supabase/index.ts'
import { ifSet } from '../../tools/ifSet.ts'
import { parseReason } from './corrections.ts'
import { RELEASES } from './releasesFolder.ts'
import { writeSnapshot } from './writeSnapshot.ts'

const USAGE = `Writes a snapshot of a source to one JSON file, named after its SHA-256 hash.

  pnpm snapshot [--from <URL of a snapshot>] [--to <folder>] [--date YYYY-MM-DD]
                [--reason <sentence> --corrected-by us|source [--report <number>]]

Without --from, reads the backend at VITE_SUPABASE_URL, or the rows of the seed if that is not set.
Without --to, writes to ${relative('.', RELEASES)}, which every build of the site publishes.
Without --date, the release is of today. No release is before the newest one in the folder.
A release that changes or removes a published figure needs a reason, and whose mistake it corrects. If a report
in ${SHOWN_FOLDER}/data/reports.json led to it, --report ties the correction to its number.`

const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string', default: RELEASES },
  date: { type: 'string' },
  reason: { type: 'string' },
  'corrected-by': { type: 'string' },
  report: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

replaceNodeWarning()

try {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    options: OPTIONS,
  })
  if (values.help) console.log(USAGE)
  else {
    const to = resolve(ifSet(process.env['INIT_CWD']) ?? process.cwd(), values.to)
    const { from, date } = values
    const reason = parseReason(values.reason, values['corrected-by'], values.report)
    const { path, isArchived } = await writeSnapshot({ from, to, date, reason })
    console.log(isArchived ? `Nothing to write: ${path} has the same content` : `Wrote ${path}`)
  }
} catch (error) {
  console.error(error instanceof Error ? explainOption(error, OPTIONS) : error)
  console.error(`\n${USAGE}`)
  process.exitCode = 1
}
