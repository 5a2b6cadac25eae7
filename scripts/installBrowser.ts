import { spawnSync } from 'node:child_process'
import { findBrowser } from './findBrowser.ts'
import { planInstall, withoutBrowser, type InstallPlan, type InstallProbe } from './planInstall.ts'
import { runCommand } from './runCommand.ts'

/**
 * Makes sure that there is a browser to test with, and installs one only when there is none.
 *
 * @throws Error when none can be had; its message says what was tried and what to do by hand
 */
export async function installBrowser(): Promise<string> {
  const present = findBrowser()
  if (present !== undefined) return present
  const plans = planInstall(thisMachine())
  for (const plan of plans) {
    await follow(plan)
    const installed = findBrowser()
    if (installed !== undefined) return installed
  }
  throw new Error(withoutBrowser(plans))
}

async function follow({ steps }: InstallPlan): Promise<void> {
  for (const words of steps) {
    console.log(`No browser was found; trying: ${words.join(' ')}`)
    const exit = await runCommand({ words, env: { DEBIAN_FRONTEND: 'noninteractive' } })
    if (exit !== 0) return
  }
}

function thisMachine(): InstallProbe {
  const succeeds = (program: string, ...rest: string[]) =>
    spawnSync(program, rest, { stdio: 'ignore' }).status === 0
  return {
    hasApt: process.platform === 'linux' && succeeds('apt-get', '--version'),
    isRoot: process.getuid?.() === 0,
    hasSudo: () => succeeds('sudo', '-n', 'true'),
  }
}
