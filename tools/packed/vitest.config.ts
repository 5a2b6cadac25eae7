// First, because other modules read the folder.
import '../tests/shippedFolder.ts'
import { resolve } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { skippedFiles } from '../tests/tiers.ts'

const TOOLS = resolve(import.meta.dirname, '..')

/** Tests of the packed package: its files, and example projects that install it. */
export default defineConfig({
  test: {
    root: TOOLS,
    include: ['{packed,examples}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...skippedFiles(`${TOOLS}/examples`, '.test.ts')],
    globalSetup: 'packed/globalSetup.ts',
    environment: 'node',
    // By default Vitest leaves one core free, which is half of two cores.
    maxWorkers: '100%',
    // Each example installs and builds a project.
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
})
