import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'

/** Node 26 has a `localStorage` of its own, which would hide the document's; Node 20 knows no such option. */
const WITHOUT_STORAGE = '--no-experimental-webstorage'

/** Pure modules and sources run in Node; whatever renders runs in a document. */
export default defineConfig({
  test: {
    // Nothing here is a benchmark: a busy machine may take its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Vitest leaves one core free by default: of two, that is half.
    maxWorkers: '100%',
    execArgv: process.allowedNodeEnvironmentFlags.has(WITHOUT_STORAGE) ? [WITHOUT_STORAGE] : [],
    projects: [
      {
        extends: true,
        test: {
          name: 'package',
          // A test file leaves nothing behind, and modules that each file loads anew cost more than its tests.
          isolate: false,
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
          isolate: false,
          root: 'packages/widgets',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'site',
          isolate: false,
          root: 'site',
          include: ['{src,build}/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          root: 'supabase',
          globalSetup: `${import.meta.dirname}/supabase/tests/globalSetup.ts`,
          include: ['**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['tools/**/*.test.ts'],
          // These need the packed package: tools/packed/vitest.config.ts runs them.
          exclude: [...configDefaults.exclude, 'tools/{packed,examples}/**'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          root: 'bench',
          include: ['**/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
})
