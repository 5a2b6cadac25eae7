import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { RELEASES } from './releases.ts'
import { writeSnapshot } from './writeSnapshot.ts'

const USAGE = `Writes what a source publishes as one file of JSON, whose name holds its SHA-256.

  pnpm snapshot [--from <address of a snapshot>] [--to <folder>] [--date YYYY-MM-DD]

Without --from, it reads the backend that VITE_SUPABASE_URL names, or the project's own rows.
Without --to, it writes into site/releases, which every build of the site publishes.`

try {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    options: {
      from: { type: 'string' },
      to: { type: 'string', default: RELEASES },
      date: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) console.log(USAGE)
  else {
    const to = resolve(process.env['INIT_CWD'] ?? process.cwd(), values.to)
    const { path, isKept } = await writeSnapshot({ ...values, to })
    console.log(isKept ? `Nothing is newer than ${path}` : `Wrote ${path}`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(`\n${USAGE}`)
  process.exitCode = 1
}
