import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
// @ts-expect-error the plugin ships no types
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { PRODUCT, rooms, TESTS } from './tools/lint/rooms.js'
import { words } from './tools/lint/words.js'

// An example checks what a partner would: its sources.
const PROJECTS = { allowDefaultProject: ['examples/vite-*/vite.config.ts'] }
const UNTYPED = ['argument', 'assignment', 'call', 'member-access', 'return']
const UNUSED = { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' }
const COUNTED = { skipBlankLines: true, skipComments: true }

// As a grid, a table loses its roles in some browsers, so that it may say them itself.
const ROWS = { table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row'] }
const TABLE_ROLES = { ...ROWS, th: ['columnheader', 'rowheader'], td: ['cell'] }

export default defineConfig(
  globalIgnores([
    '**/{dist,.astro,.next,.temp,coverage,storybook-static,playwright-report,test-results}/',
    '**/{next-env.d,*.generated}.ts',
    // Their libraries are installed, and their types checked, by their tests only.
    'examples/{docusaurus,svelte,vue}/',
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
      // The compiler knows all names.
      'no-undef': 'off',
      // What is left to do is an issue.
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
      // React calls what an event attribute holds and waits for nothing.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unused-vars': ['error', UNUSED],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A zero is a score: only a comparison may ask a number whether it is there.
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
      // A row of a table of cases has as many parts as it needs.
      'max-params': 'off',
      // Tests of binary noise write it down, and tests of order spread a word into its letters.
      'no-loss-of-precision': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      // Playwright demands the braces of a fixture that needs no other.
      'no-empty-pattern': 'off',
      // What a test reads back, from a database or from JSON, is of any type until it is compared.
      ...Object.fromEntries(UNTYPED.map((rule) => [`@typescript-eslint/no-unsafe-${rule}`, 'off'])),
      // A stand-in answers a promise without waiting for anything.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    // Their readers demand a default export.
    files: [
      '**/*.{config.{ts,js},stories.tsx}',
      '{vitest.workspace,**/global{Setup,Teardown}}.ts',
      '{.storybook,examples/next/app}/**',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  ...rooms,
  ...words,
)
