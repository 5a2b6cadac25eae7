import { spawnSync } from 'node:child_process'
import type { InstallProbe } from './planInstall.ts'

/** What can be installed on this machine, and by whom. */
export function probeInstall(): InstallProbe {
  const succeeds = (program: string, ...rest: string[]) =>
    spawnSync(program, rest, { stdio: 'ignore' }).status === 0
  return {
    hasApt: process.platform === 'linux' && succeeds('apt-get', '--version'),
    isRoot: process.getuid?.() === 0,
    hasSudo: () => succeeds('sudo', '-n', 'true'),
  }
}
