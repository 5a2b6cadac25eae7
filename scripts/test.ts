import { chooseParts } from './chooseParts.ts'
import { runChecks } from './runChecks.ts'
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
const tallies: Tally[] = []
for (const part of chooseParts(process.argv.slice(2))) {
  console.log(`\n— ${part}`)
  tallies.push(await RUN[part]())
}
const total = sumTallies(tallies)
if (total.failures.length > 0) console.log(`\nFailed:\n  ${total.failures.join('\n  ')}`)
console.log(`\n${tallyLine(total)}`)
process.exitCode = total.failures.length > 0 ? 1 : 0
