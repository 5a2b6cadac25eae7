import { chooseParts } from './chooseParts.ts'
import { runChecks } from './runChecks.ts'
import { describeFullTier } from './describeFullTier.ts'
import { endWithSignals } from './runCommand.ts'
import { runE2e } from './runE2e.ts'
import { runPacked } from './runPacked.ts'
import { runStories } from './runStories.ts'
import { runUnit } from './runUnit.ts'
import { sumTallies, tallyLine, type Tally } from './tally.ts'

const RUN = {
  checks: runChecks,
  unit: runUnit,
  stories: runStories,
  packed: runPacked,
  e2e: runE2e,
}

endWithSignals()
const { parts, isFull } = chooseParts(process.argv.slice(2))
process.env['TEST_TIER'] = isFull ? 'full' : 'short'
const tallies: Tally[] = []
const minutes: string[] = []
for (const part of parts) {
  console.log(`\n— ${part}`)
  const start = Date.now()
  tallies.push(await RUN[part]())
  minutes.push(`${part} ${((Date.now() - start) / 60_000).toFixed(1)}`)
}
const total = sumTallies(tallies)
if (total.failures.length > 0) console.log(`\nFailed:\n  ${total.failures.join('\n  ')}`)
console.log(`\nMinutes: ${minutes.join(', ')}`)
if (!isFull) console.log(await describeFullTier())
console.log(tallyLine(total))
process.exitCode = total.failures.length > 0 ? 1 : 0
