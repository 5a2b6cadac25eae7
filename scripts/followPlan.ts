import type { InstallPlan } from './planInstall.ts'
import { runCommand } from './runCommand.ts'

/** Runs the commands of a plan one after the other, until one of them fails. */
export async function followPlan({ steps }: InstallPlan): Promise<void> {
  for (const words of steps) {
    console.log(`No browser was found; trying: ${words.join(' ')}`)
    const exit = await runCommand({ words, env: { DEBIAN_FRONTEND: 'noninteractive' } })
    if (exit !== 0) return
  }
}
