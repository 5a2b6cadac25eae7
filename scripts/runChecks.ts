import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgePart } from './judgePart.ts'
import { ROOT, runCommand, type Command } from './runCommand.ts'
import { sumTallies, type Tally } from './tally.ts'

/** One static check; it passes when its command does. */
export interface Check extends Command {
  readonly name: string
}

/**
 * What `pnpm check` does, one by one, so that each counts. Storybook is built by the tests that open
 * it, and not twice.
 */
export function listChecks(root = ROOT): Check[] {
  return [
    { name: 'format', words: ['prettier', '--check', '--log-level', 'warn', '.'] },
    { name: 'lint', words: ['eslint', '.', '--max-warnings', '0'] },
    { name: 'types', words: ['tsc', '--noEmit'] },
    ...typedPackages(root).map(({ folder, script }) => ({
      name: `types of ${folder}`,
      words: ['sh', '-c', script] as const,
      cwd: join(root, folder),
    })),
    { name: 'knip', words: ['knip'] },
  ]
}

/** Runs the checks; one that fails does not keep the next from running. */
export async function runChecks(): Promise<Tally> {
  const tallies: Tally[] = []
  for (const { name, ...command } of listChecks()) {
    const exit = await runCommand(command)
    console.log(`${exit === 0 ? '✓' : '✗'} ${name}`)
    const passed = exit === 0 ? 1 : 0
    const failures = passed === 1 ? [] : [`checks: ${name}`]
    tallies.push({ passed, skipped: 0, failures })
  }
  return judgePart({ name: 'checks', exit: 0, tally: sumTallies(tallies) })
}

function typedPackages(root: string): { folder: string; script: string }[] {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
  return [...packages, 'site'].flatMap((folder) => {
    const manifest = join(root, folder, 'package.json')
    if (!existsSync(manifest)) return []
    const { scripts } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      scripts?: { types?: string }
    }
    return scripts?.types === undefined ? [] : [{ folder, script: scripts.types }]
  })
}
