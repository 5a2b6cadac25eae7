import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { skippedFiles } from '../scripts/tiers.ts'

/** The package as it would be published, in the hands of others. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['{packed,examples}/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...skippedFiles(join(import.meta.dirname, 'examples'), '.test.ts'),
    ],
    globalSetup: 'globalSetup.ts',
    environment: 'node',
    // Projects are installed and built here; a busy machine may take its time.
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
})
