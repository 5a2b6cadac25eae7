import { arrows, cssOnly, entrances, fileEndings, publicEntries } from './arrows.js'
import { fileName, vagueFileName } from './fileNames.js'
import { ANYWHERE, IN_PACKAGE, IN_PRODUCT, PACKAGE, TESTS } from './places.js'
import { effectReason, openEnd } from './reasons.js'
import { WORDS } from './vocabulary.js'
import { wordRule } from './wordRule.js'

/** Every rule of this house; none of them needs types. */
export const plugin = {
  meta: { name: 'house' },
  rules: {
    arrows,
    entrances,
    'css-only': cssOnly,
    'file-endings': fileEndings,
    'public-entries': publicEntries,
    'file-name': fileName,
    'vague-file-name': vagueFileName,
    'effect-reason': effectReason,
    'open-end': openEnd,
    ...Object.fromEntries(WORDS.map((word) => [word.name, wordRule(word)])),
  },
}

/**
 * Files of which no export need carry the name: a domain file is named by its subject, as
 * comparison or statistics; an entry, an index, a test and a story by what they stand for.
 */
const FREELY_NAMED = [
  ...TESTS,
  '**/index.ts',
  '**/*.types.ts',
  `${PACKAGE}/domain/**`,
  `${PACKAGE}/domain.ts`,
  `${PACKAGE}/element/**`,
]

const FUNCTION_LINES = { skipBlankLines: true, skipComments: true, IIFEs: true }
const FILE_LINES = { skipBlankLines: true, skipComments: true }

const words = WORDS.map(({ name, within, legal = [] }) => ({
  name: `house/${name}`,
  files: [...within],
  ignores: [...legal],
  rules: { [`house/${name}`]: 'error' },
}))

/** The house as blocks of a flat config. */
export const house = /** @type {import('eslint').Linter.Config[]} */ ([
  { name: 'house', plugins: { house: plugin } },
  {
    name: 'house/rooms',
    files: IN_PACKAGE,
    rules: { 'house/arrows': 'error', 'house/entrances': 'error', 'house/css-only': 'error' },
  },
  {
    name: 'house/outside',
    files: ['{site,e2e,pictures,supabase,bench,scripts,.storybook}/**/*.{ts,tsx,js}'],
    rules: { 'house/public-entries': 'error' },
  },
  {
    name: 'house/names',
    files: IN_PACKAGE,
    ignores: FREELY_NAMED,
    rules: { 'house/file-name': 'error' },
  },
  {
    name: 'house/everywhere',
    files: ANYWHERE,
    rules: {
      'house/file-endings': 'error',
      'house/vague-file-name': 'error',
      'house/open-end': 'error',
      'max-params': ['error', 3],
      'max-lines': ['error', { max: 250, ...FILE_LINES }],
      'max-lines-per-function': ['error', { max: 40, ...FUNCTION_LINES }],
      'no-nested-ternary': 'error',
    },
  },
  {
    name: 'house/markup',
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 60, ...FUNCTION_LINES }] },
  },
  {
    name: 'house/tests',
    files: [...TESTS, 'bench/**', 'supabase/tests/**'],
    rules: {
      'max-lines': ['error', { max: 300, ...FILE_LINES }],
      'max-lines-per-function': 'off',
      // A row of a table of cases has as many parts as it needs.
      'max-params': 'off',
    },
  },
  { name: 'house/effects', files: IN_PRODUCT, rules: { 'house/effect-reason': 'error' } },
  ...words,
])
