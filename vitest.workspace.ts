// First, because other modules read the folder.
import './tools/tests/shippedFolder.ts'
import react from '@vitejs/plugin-react'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { labModules } from './site/build/lab/labModules.ts'
import { readLab } from './site/build/lab/readLab.ts'
import { SUPABASE_WARNING } from './supabase/replaceNodeWarning.ts'

/**
 * Node 26 has its own `localStorage`, which would hide the document's. Node 20 does not have this
 * option.
 */
const WITHOUT_STORAGE = '--no-experimental-webstorage'

/** In MB. With more space for young objects, tests of components take a tenth less time. */
const YOUNG_SPACE = '--max-semi-space-size=64'

/** Tests of pure modules and sources run in Node, tests of components in jsdom. */
export default defineConfig({
  test: {
    // Long timeouts for busy machines.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // By default Vitest leaves one core free, which is half of two cores.
    maxWorkers: '100%',
    // Test files have no side effects, and loading the modules again for each file would take longer
    // than its tests.
    isolate: false,
    execArgv: [YOUNG_SPACE, WITHOUT_STORAGE].filter((option) =>
      process.allowedNodeEnvironmentFlags.has(option.replace(/=.*/, '')),
    ),
    // Every worker would repeat what the start of the site says once, in our words.
    onConsoleLog: (text) => !text.includes(SUPABASE_WARNING),
    projects: [
      {
        extends: true,
        test: {
          name: 'package',
          root: 'packages/widgets',
          include: ['{src,build}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'widgets',
          root: 'packages/widgets',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [react(), labModules(await readLab())],
        define: { HAS_BACKEND: 'false' },
        test: {
          name: 'site',
          root: 'site',
          include: ['{src,build}/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: ['src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'importers',
          root: 'supabase',
          include: ['{evaluations,moderation}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          root: 'supabase',
          // Figures that stay when the site publishes others.
          env: { EVALUATIONS_FOLDER: join(tmpdir(), `evaluations-${process.pid}`) },
          globalSetup: `${import.meta.dirname}/supabase/tests/globalSetup.ts`,
          include: ['tests/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['tools/**/*.test.ts'],
          // These need the packed package, so tools/packed/vitest.config.ts runs them.
          exclude: [...configDefaults.exclude, 'tools/{packed,examples}/**'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          isolate: true,
          root: 'bench',
          include: ['**/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
})
