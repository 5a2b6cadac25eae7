/** Where the package's own code lies. */
export const PACKAGE = 'packages/widgets/src'

/** Every hand-written source file of the package, of the site, and of the whole repository. */
export const IN_PACKAGE = [`${PACKAGE}/**/*.{ts,tsx}`]
export const IN_SITE = ['site/src/**/*.{ts,tsx}']
export const IN_PRODUCT = [...IN_PACKAGE, ...IN_SITE]
export const ANYWHERE = ['**/*.{ts,tsx,js}']

/** What runs, shows or supports tests, and never reaches a reader's page. */
export const TESTS = [
  '**/*.test.{ts,tsx}',
  '**/*.test-d.{ts,tsx}',
  '**/*.stories.tsx',
  '**/*Contract.ts',
  `${PACKAGE}/testing/**`,
  'e2e/**',
  'pictures/**',
]

/** Files whose reader demands a default export. */
export const CONFIGS = [
  '**/*.config.{ts,js}',
  'vitest.workspace.ts',
  '.storybook/**',
  '**/*.stories.tsx',
  'examples/next/app/*.tsx',
  'e2e/globalSetup.ts',
  'e2e/globalTeardown.ts',
  'e2e/engines/globalSetup.ts',
]
