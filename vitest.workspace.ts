import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Pure modules and sources run in Node; whatever renders runs in a document. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'package',
          root: 'packages/widgets',
          include: ['src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
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
        plugins: [react()],
        test: {
          name: 'site',
          root: 'site',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
        },
      },
      {
        test: {
          name: 'database',
          root: 'supabase',
          include: ['**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'house',
          include: ['eslint/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
    ],
  },
})
