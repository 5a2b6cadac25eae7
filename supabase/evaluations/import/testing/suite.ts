import type { Suite } from '../../file/suiteSchema.ts'

/** A valid suite. */
export const SUITE = {
  id: 'truthfulqa-test',
  title: 'TruthfulQA, a test',
  version: '1',
  language: 'English',
  evaluator: 'Lab',
  relationship: 'third_party',
  url: 'https://example.org/board',
  licence: 'MIT',
  licence_url: 'https://example.org/licence',
  published_on: '2025-06-01',
  description: 'Figures for tests.',
} satisfies Suite
