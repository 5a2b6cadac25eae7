import { run as database } from './database.ts'
import { run as lighthouse } from './lighthouse.ts'
import { run as table } from './table.ts'

const SCRIPTS = new Map(Object.entries({ table, database, lighthouse }))

const words = process.argv.slice(2)
const script = SCRIPTS.get(words[0] ?? '')
try {
  await (script === undefined ? table(words) : script(words.slice(1)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
// The servers of Vite and PGlite would keep the process alive.
process.exit()
