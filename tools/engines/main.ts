import { followPlan } from '../browser/installBrowser.ts'
import { planPackages, probeInstall } from '../browser/planInstall.ts'
import { endWithSignals, runCommand } from '../runCommand.ts'
import { missingPackages } from './enginePrograms.ts'

endWithSignals()
const wanted = missingPackages()
if (wanted.length > 0) {
  for (const plan of planPackages(probeInstall(), wanted)) await followPlan(plan)
}
const missing = missingPackages()
if (missing.length > 0) {
  console.error(`Install the missing programs first. Debian: apt-get install ${missing.join(' ')}`)
  process.exitCode = 1
} else {
  const config = '--config=e2e/engines/playwright.config.ts'
  const exit = await runCommand({
    words: ['playwright', 'test', config, '--reporter=list', ...process.argv.slice(2)],
  })
  process.exitCode = exit === 0 ? 0 : 1
}
