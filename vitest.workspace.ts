import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { skippedFiles } from './scripts/tiers.ts'

/** Pure modules and sources run in Node; whatever renders runs in a document. */
export default defineConfig({
  test: {
    // Nothing here is a benchmark: a busy machine may take its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Vitest leaves one core free by default: of two, that is half.
    maxWorkers: '100%',
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
        plugins: [react()],
        test: {
          name: 'site',
          root: 'site',
          include: ['{src,build}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          root: 'supabase',
          include: ['**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            ...skippedFiles(join(import.meta.dirname, 'supabase/scale'), '.test.ts'),
          ],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: [
            'eslint/**/*.test.ts',
            'scripts/**/*.test.ts',
            'release/{api,readme,sizes,supply}/*.test.ts',
          ],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          root: 'bench',
          include: ['**/*.test.ts'],
          benchmark: { include: ['**/*.bench.ts'] },
          environment: 'node',
        },
      },
    ],
  },
})
