import { countPlaywright, type PlaywrightReport } from '../countPlaywright.ts'
import { followPlan } from '../followPlan.ts'
import { planPackages } from '../planInstall.ts'
import { probeInstall } from '../probeInstall.ts'
import { endWithSignals } from '../runCommand.ts'
import { runPart } from '../runPart.ts'
import { tallyLine } from '../tally.ts'
import { missingPackages } from './enginePrograms.ts'

endWithSignals()
const missing = missingPackages()
if (missing.length > 0) {
  for (const plan of planPackages(probeInstall(), missing)) await followPlan(plan)
}
const still = missingPackages()
if (still.length > 0) {
  console.error(
    `Install what is missing (Debian: apt-get install ${still.join(' ')}), and try again.`,
  )
  process.exitCode = 1
} else {
  const tally = await runPart({
    name: 'engines',
    commandFor: (report) => ({
      words: [
        'playwright',
        'test',
        '--config=e2e/engines/playwright.config.ts',
        '--reporter=list,json',
        ...process.argv.slice(2),
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
    count: (report) => countPlaywright(JSON.parse(report) as PlaywrightReport),
  })
  console.log(`\n${tallyLine(tally)}`)
  process.exitCode = tally.failures.length > 0 ? 1 : 0
}
