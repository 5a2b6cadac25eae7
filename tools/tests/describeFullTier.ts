import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../runCommand.ts'
import { fullTierFiles } from './tiers.ts'

const PLAYWRIGHT = join(ROOT, 'node_modules/.bin/playwright')

/** Describes in one line what `pnpm test:full` runs in addition to `pnpm test`. */
export function describeFullTier(): Promise<string> {
  return countFullTier().catch(
    (error: unknown) =>
      `The additional tests of “pnpm test:full” cannot be counted: ${String(error)}`,
  )
}

async function countFullTier(): Promise<string> {
  const [all, short] = await Promise.all([countBrowserTests('full'), countBrowserTests('short')])
  const files = fullTierFiles(join(ROOT, 'tools/examples'), '.test.ts')
  return `“pnpm test:full” runs ${all - short} more browser tests and ${files.length} more test files.`
}

async function countBrowserTests(tier: string): Promise<number> {
  const { stdout } = await promisify(execFile)(PLAYWRIGHT, ['test', '--list', '--reporter=list'], {
    cwd: ROOT,
    env: { ...process.env, TEST_TIER: tier },
    maxBuffer: 64 * 1024 * 1024,
  })
  return Number(/^Total: (\d+) tests?/m.exec(stdout)?.[1] ?? Number.NaN)
}
