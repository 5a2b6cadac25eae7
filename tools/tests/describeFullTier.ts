import { join } from 'node:path'
import { ROOT } from '../runCommand.ts'
import { FULL, fullTierFiles } from './tiers.ts'

/** The folders of tests with a tier, and how their names end. */
const TIERED = [
  ['e2e', '.spec.ts'],
  ['e2e/pictures', '.spec.ts'],
  ['tools/examples', '.test.ts'],
] as const

/** Describes in one line what `pnpm test:full` runs in addition to `pnpm test`. */
export function describeFullTier(): string {
  const files = TIERED.flatMap(([folder, ending]) => fullTierFiles(join(ROOT, folder), ending))
  return `“pnpm test:full” runs ${files.length} more test files, and the browser tests tagged ${FULL}.`
}
