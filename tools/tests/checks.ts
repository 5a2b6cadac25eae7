import { runCommand, type Command } from '../runCommand.ts'
import { sumCounts, type Counts } from './counts.ts'

/** A check passes if its command succeeds. Two lists run in parallel; linting takes longest. */
const LANES: readonly (readonly Command['words'][])[] = [
  [
    ['eslint', '.', '--max-warnings', '0'],
    ['prettier', '--check', '--log-level', 'warn', '.'],
  ],
  [
    ['tsc', '--noEmit'],
    ['tsc', '--noEmit', '--project', 'packages/widgets'],
    ['tsc', '--noEmit', '--project', 'site'],
    ['knip'],
  ],
]

/** Runs all static checks, even after one has failed. */
export async function runChecks(): Promise<Counts> {
  return sumCounts(await Promise.all(LANES.map(runLane)))
}

async function runLane(lane: readonly Command['words'][]): Promise<Counts> {
  const results: Counts[] = []
  for (const words of lane) {
    const exit = await runCommand({ words })
    console.log(`${exit === 0 ? '✓' : '✗'} ${words.join(' ')}`)
    results.push({ passed: exit === 0 ? 1 : 0, failed: exit === 0 ? 0 : 1, skipped: 0 })
  }
  return sumCounts(results)
}
