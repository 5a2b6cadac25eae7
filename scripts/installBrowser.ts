import { findBrowser } from './findBrowser.ts'
import { followPlan } from './followPlan.ts'
import { planInstall, withoutBrowser } from './planInstall.ts'
import { probeInstall } from './probeInstall.ts'

/**
 * Makes sure that there is a browser to test with, and installs one only when there is none.
 *
 * @throws Error when none can be had; its message says what was tried and what to do by hand
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
  throw new Error(withoutBrowser(plans))
}
