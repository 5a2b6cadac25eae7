import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which run a test file belongs to: `pnpm test` runs the short tier, `pnpm test:full` both. */
type Tier = 'short' | 'full'

/** Whether this run is `pnpm test`. A test runner that is started by hand runs both tiers. */
export const IS_SHORT_RUN = process.env['TEST_TIER'] === 'short'

/**
 * The tier that the first line of a test file states.
 *
 * @throws Error when the first line states none
 */
function readTier(file: string, text: string): Tier {
  const [, tier] = /^\/\/ @tier (short|full)\n/.exec(text) ?? []
  if (tier === 'short' || tier === 'full') return tier
  throw new Error(`${file}: the first line must be “// @tier short” or “// @tier full”.`)
}

/**
 * The test files of the full tier, as absolute paths.
 *
 * @param folder an absolute path, whose subfolders are not read
 * @param ending how a test file's name ends, as `.spec.ts`
 */
export function fullTierFiles(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .filter((file) => readTier(file, readFileSync(file, 'utf8')) === 'full')
}

/** The test files that this run leaves out: those of the full tier, in a short run. */
export function skippedFiles(folder: string, ending: string): string[] {
  const files = fullTierFiles(folder, ending)
  return IS_SHORT_RUN ? files : []
}
