import { runCommand } from '../runCommand.ts'
import { findBrowser } from './findBrowser.ts'
import { describeFailedPlans, planInstall, probeInstall, type InstallPlan } from './planInstall.ts'

/**
 * Finds a browser for the tests, and installs one if there is none.
 *
 * @returns the path of its executable
 * @throws Error if none can be installed; the message lists what failed and what to do manually
 */
export async function installBrowser(): Promise<string> {
  const present = findBrowser()
  if (present !== undefined) return present
  const plans = planInstall(probeInstall())
  for (const plan of plans) {
    await followPlan(plan)
    const installed = findBrowser()
    if (installed !== undefined) return installed
  }
  throw new Error(describeFailedPlans(plans))
}

/** Runs the commands of a plan in order, until one fails. */
export async function followPlan({ steps }: InstallPlan): Promise<void> {
  for (const words of steps) {
    console.log(`A program is missing; trying: ${words.join(' ')}`)
    const exit = await runCommand({ words, env: { DEBIAN_FRONTEND: 'noninteractive' } })
    if (exit !== 0) return
  }
}
