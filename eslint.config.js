import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
// @ts-expect-error the plugin ships no types
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { PRODUCT, rooms, TESTS } from './tools/lint/rooms.js'
import { words } from './tools/lint/words.js'

// Projects of examples type-check their sources only, as a partner's project would.
const PROJECTS = { allowDefaultProject: ['examples/vite-*/vite.config.ts'] }
const UNTYPED = ['argument', 'assignment', 'call', 'member-access', 'return']
const UNUSED = { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' }
const COUNTED = { skipBlankLines: true, skipComments: true }

// Some browsers drop the roles of a table with display: grid, so it may set them explicitly.
const ROWS = { table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row'] }
const TABLE_ROLES = { ...ROWS, th: ['columnheader', 'rowheader'], td: ['cell'] }

export default defineConfig(
  globalIgnores([
    '**/{dist,.astro,.next,.temp,coverage,storybook-static,playwright-report,test-results}/',
    '**/{next-env.d,*.generated}.ts',
    // Only their tests install their libraries and check their types.
    'examples/{docusaurus,jest,next,svelte,vue}/',
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
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: PROJECTS } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // React ignores the return value of an event handler.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unused-vars': ['error', UNUSED],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Zero is a score, so a number must be compared with undefined, not tested by truthiness.
      '@typescript-eslint/strict-boolean-expressions': [
        'error',
        { allowNumber: false, allowNullableBoolean: true, allowNullableString: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 60, IIFEs: true, ...COUNTED }] },
  },
  {
    files: PRODUCT,
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
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
      '@typescript-eslint/no-misused-spread': 'off',
      // Playwright requires an empty pattern for a fixture that uses no other fixture.
      'no-empty-pattern': 'off',
      // Values that a test reads from a database or from JSON are untyped.
      ...Object.fromEntries(UNTYPED.map((rule) => [`@typescript-eslint/no-unsafe-${rule}`, 'off'])),
      // Stubs return a promise without awaiting anything.
      '@typescript-eslint/require-await': 'off',
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
