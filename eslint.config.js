import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
// @ts-expect-error the plugin ships no types
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { PRODUCT, rooms, TESTS } from './tools/lint/rooms.js'
import { words } from './tools/lint/words.js'

const UNUSED = { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' }
const COUNTED = { skipBlankLines: true, skipComments: true }

// Some browsers drop the roles of a table with display: grid, so it may set them explicitly.
const ROWS = { table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row'] }
const TABLE_ROLES = { ...ROWS, th: ['columnheader', 'rowheader'], td: ['cell'] }

/** Everything that needs no types. Oxlint checks the rest (.oxlintrc.json), faster by far. */
export default defineConfig(
  globalIgnores([
    '**/{dist,.astro,.next,.temp,coverage,storybook-static,playwright-report,test-results}/',
    '**/{next-env.d,*.generated}.ts',
    // Only their tests install their libraries and check their types.
    'examples/{docusaurus,jest,next,svelte,vue}/',
    // What evaluation tools wrote.
    '{lab,supabase}/results/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,js}'],
    extends: [js.configs.recommended],
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 250, ...COUNTED }],
      'max-lines-per-function': ['error', { max: 40, IIFEs: true, ...COUNTED }],
      'max-params': ['error', 3],
      'no-alert': 'error',
      'no-nested-ternary': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      // TypeScript checks names.
      'no-undef': 'off',
      // Open tasks belong in issues.
      'no-warning-comments': ['error', { location: 'anywhere' }],
      'object-shorthand': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', UNUSED],
      // Says that a method may be called without its object.
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
    },
  },
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 60, IIFEs: true, ...COUNTED }] },
  },
  {
    files: PRODUCT,
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    settings: { 'react-hooks': { additionalEffectHooks: 'useIsomorphicLayoutEffect' } },
    rules: {
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', TABLE_ROLES],
      'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], ...TABLE_ROLES }],
    },
  },
  {
    files: TESTS,
    rules: {
      'max-lines': ['error', { max: 300, ...COUNTED }],
      'max-lines-per-function': 'off',
      // A row of a table of cases may have any number of values.
      'max-params': 'off',
      // Tests of rounding contain binary noise, and tests of order spread words into letters.
      'no-loss-of-precision': 'off',
      // Playwright requires an empty pattern for a fixture that uses no other fixture.
      'no-empty-pattern': 'off',
    },
  },
  {
    // The tools that load these files require a default export.
    files: [
      '**/*.{config.{ts,js},stories.tsx}',
      '{vitest.workspace,**/global{Setup,Teardown}}.ts',
      '.storybook/**',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  ...rooms,
  ...words,
)
