import { defineConfig, globalIgnores } from 'eslint/config'
// @ts-expect-error the plugin ships no types
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { house } from './eslint/house.js'
import { TESTS } from './eslint/places.js'

const TYPED = ['**/*.{ts,tsx}']

/**
 * Styles that lay a table out as a grid take its roles away in some browsers, so that a table may
 * say them itself.
 */
const TABLE_ROLES = {
  table: ['table'],
  thead: ['rowgroup'],
  tbody: ['rowgroup'],
  tr: ['row'],
  th: ['columnheader', 'rowheader'],
  td: ['cell'],
}
const SHOWN = ['packages/widgets/src/**/*.{ts,tsx}', 'site/src/**/*.{ts,tsx}']

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/.astro/',
    '**/.next/',
    '**/next-env.d.ts',
    '**/coverage/',
    'storybook-static/',
    'playwright-report/',
    'test-results/',
    'supabase/.temp/',
    '**/*.generated.ts',
    // Their libraries are installed, and their types checked, by their tests only.
    'examples/{docusaurus,svelte,vue}/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    name: 'language',
    rules: {
      eqeqeq: 'error',
      'no-alert': 'error',
      'no-cond-assign': 'error',
      'no-constant-binary-expression': 'error',
      'no-constant-condition': 'error',
      'no-control-regex': 'error',
      'no-debugger': 'error',
      'no-empty': 'error',
      'no-loss-of-precision': 'error',
      'no-misleading-character-class': 'error',
      'no-self-compare': 'error',
      'no-unsafe-finally': 'error',
      'no-useless-catch': 'error',
      'no-useless-escape': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    name: 'types',
    files: TYPED,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        // The examples check what a partner would: their sources.
        projectService: { allowDefaultProject: ['examples/vite-*/vite.config.ts'] },
      },
    },
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
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
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
    name: 'shown',
    files: SHOWN,
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', TABLE_ROLES],
      'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], ...TABLE_ROLES }],
    },
  },
  {
    name: 'tests',
    files: [...TESTS, 'supabase/tests/**'],
    rules: {
      // Tests of binary noise write it down, and tests of order spread a word into its letters.
      'no-loss-of-precision': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      // What a test reads back, from a database or from JSON, is of any type until it is compared.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // A stand-in answers a promise without waiting for anything.
      '@typescript-eslint/require-await': 'off',
    },
  },
  house,
)
