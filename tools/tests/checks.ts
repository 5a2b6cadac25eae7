import { availableParallelism } from 'node:os'
import { runCommand, type Command } from '../runCommand.ts'
import { TYPESCRIPT } from '../typescript.ts'
import { sumCounts, type Counts } from './counts.ts'

/**
 * A check passes if its command succeeds. The longest come first. Two runs of ESLint keep two cores
 * busy. The first run of TypeScript includes everything, the second the package without Vite's types,
 * which its users do not have.
 */
const CHECKS: readonly Command['words'][] = [
  ['eslint', 'packages/widgets', '--max-warnings', '0'],
  ['eslint', '.', '--ignore-pattern', 'packages/widgets/', '--max-warnings', '0'],
  ['oxlint'],
  ['node', TYPESCRIPT, '--noEmit'],
  ['node', TYPESCRIPT, '--noEmit', '--project', 'packages/widgets'],
  ['prettier', '--check', '--log-level', 'warn', '.'],
  ['knip'],
]

/** Runs all static checks, one for each core at a time, even after one has failed. */
export async function runChecks(): Promise<Counts> {
  const waiting = CHECKS.values()
  const lanes = Array.from({ length: availableParallelism() }, () => runLane(waiting))
  return sumCounts(await Promise.all(lanes))
}

/** Runs the checks that no other lane has taken. */
async function runLane(waiting: Iterable<Command['words']>): Promise<Counts> {
  const results: Counts[] = []
  for (const words of waiting) {
    const exit = await runCommand({ words })
    console.log(`${exit === 0 ? '✓' : '✗'} ${words.join(' ')}`)
    results.push(
      exit === 0
        ? { passed: 1, failed: 0, skipped: 0, failures: [] }
        : { passed: 0, failed: 1, skipped: 0, failures: [words.join(' ')] },
    )
  }
  return sumCounts(results)
}
