import { parseArgs } from 'node:util'
import { endWithSignals } from '../runCommand.ts'
import { formatCounts, sumCounts, type Counts } from './counts.ts'
import { describeFullTier } from './describeFullTier.ts'
import { PARTS, STAGES } from './parts.ts'

const USAGE = `Usage: pnpm test [options]

Runs the tests that gate a change: ${Object.keys(PARTS).join(', ')}. The last line has their number. If one fails, the
exit code is 1. pnpm check runs the checks alone: format, lint, types and unused code.

  --full         adds the long test matrices, as pnpm test:full does
  --only <part>  one of ${Object.keys(PARTS).join(', ')}
  --help         this text`

const OPTIONS = {
  full: { type: 'boolean', default: false },
  only: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const minutes: string[] = []
const values = await readArguments()
if (values?.help === true) console.log(USAGE)
else if (values !== undefined) {
  await runStages(values.only === undefined ? STAGES : [[values.only]], values.full)
}

/** Returns the options, or says what is wrong with them. */
async function readArguments() {
  try {
    const args = process.argv.slice(2).filter((word) => word !== '--')
    const { values: given } = parseArgs({ args, options: OPTIONS })
    const { only } = given
    if (only === undefined || Object.hasOwn(PARTS, only)) return given
    throw new Error(`“--only ${only}” is unknown.`)
  } catch (error) {
    const { explainOption } = await import('../../supabase/index.ts')
    console.error(`${explainOption(error, OPTIONS)}\n\n${USAGE}`)
    process.exitCode = 1
    return undefined
  }
}

async function runStages(stages: readonly (readonly string[])[], isFull: boolean): Promise<void> {
  endWithSignals()
  process.env['TEST_TIER'] = isFull ? 'full' : 'short'
  const results: Counts[] = []
  for (const names of stages) results.push(...(await Promise.all(names.map(runPart))))
  const total = sumCounts(results)
  if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}`)
  console.log(`\nMinutes: ${minutes.join('; ')}`)
  if (!isFull) console.log(describeFullTier())
  console.log(formatCounts(total))
  process.exitCode = total.failed > 0 ? 1 : 0
}

async function runPart(name: string): Promise<Counts> {
  const run = PARTS[name]
  if (run === undefined) throw new Error(`There is no part “${name}”.`)
  console.log(`\n— ${name}`)
  const start = Date.now()
  const counts = await run()
  const took = ((Date.now() - start) / 60_000).toFixed(1)
  minutes.push(`${name} ${took} (${formatCounts(counts)})`)
  return counts
}
