import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The tier of a test file: `pnpm test` runs the short tier, `pnpm test:full` both. */
type Tier = 'short' | 'full'

/** Ends the title of a browser test of the full tier in a file of the short one. */
export const FULL = '@full'

/** Whether this run is `pnpm test`. A test runner that is started manually runs both tiers. */
export const IS_SHORT_RUN = process.env['TEST_TIER'] === 'short'

/**
 * Reads the tier from the first line of a test file.
 *
 * @throws Error if the first line has no tier
 */
function readTier(file: string, text: string): Tier {
  const [, tier] = /^\/\/ @tier (short|full)\n/.exec(text) ?? []
  if (tier === 'short' || tier === 'full') return tier
  throw new Error(`${file}: the first line must be “// @tier short” or “// @tier full”.`)
}

/**
 * Returns the test files of the full tier, as absolute paths.
 *
 * @param folder an absolute path; its subfolders are not read
 * @param ending the end of a test file's name, for example `.spec.ts`
 */
export function fullTierFiles(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .filter((file) => readTier(file, readFileSync(file, 'utf8')) === 'full')
}

/** Returns the test files that this run skips: those of the full tier in a short run. */
export function skippedFiles(folder: string, ending: string): string[] {
  const files = fullTierFiles(folder, ending)
  return IS_SHORT_RUN ? files : []
}
