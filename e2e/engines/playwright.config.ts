// First, because other modules read the folder.
import '../../tools/tests/shippedFolder.ts'
import { defineConfig } from '@playwright/test'
import { ifSet } from '../../tools/ifSet.ts'
import type { EngineOptions } from './journey.ts'

/** Tests in the engines of Firefox and Safari. Each engine has its own client. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  globalSetup: './globalSetup.ts',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: ifSet(process.env['CI']) !== undefined,
  reporter: 'list',
  expect: { timeout: 15_000 },
  timeout: 60_000,
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
})
