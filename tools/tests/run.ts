import { parseArgs } from 'node:util'
import { endWithSignals } from '../runCommand.ts'
import { formatCounts, sumCounts, type Counts } from './counts.ts'
import { describeFullTier } from './describeFullTier.ts'
import { PARTS, STAGES } from './parts.ts'

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { full: { type: 'boolean', default: false }, only: { type: 'string' } },
})
const stages = values.only === undefined ? STAGES : [[values.only]]

endWithSignals()
process.env['TEST_TIER'] = values.full ? 'full' : 'short'
const results: Counts[] = []
const minutes: string[] = []
for (const names of stages) results.push(...(await Promise.all(names.map(runPart))))
const total = sumCounts(results)
if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}`)
console.log(`\nMinutes: ${minutes.join('; ')}`)
if (!values.full) console.log(describeFullTier())
console.log(formatCounts(total))
process.exitCode = total.failed > 0 ? 1 : 0

async function runPart(name: string): Promise<Counts> {
  const run = PARTS[name]
  if (run === undefined) {
    throw new Error(`“--only ${name}” is unknown; the parts are ${Object.keys(PARTS).join(', ')}.`)
  }
  console.log(`\n— ${name}`)
  const start = Date.now()
  const counts = await run()
  const took = ((Date.now() - start) / 60_000).toFixed(1)
  minutes.push(`${name} ${took} (${formatCounts(counts)})`)
  return counts
}
