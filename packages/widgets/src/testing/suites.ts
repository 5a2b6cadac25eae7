import type { StoredEvaluation, StoredModel, StoredSuite } from '../data/index.ts'
import {
  CATEGORIES,
  compositeScore,
  computeRawScore,
  NO_SUITE_FACTS,
  type Suite,
} from '../domain/index.ts'
import { aModel, anEvaluation, someScores } from './builders.ts'

/** Creates a suite that measures all categories. */
export function aSuite(id: string, parts: Partial<Suite> = {}): Suite {
  return {
    id,
    title: `Suite ${id}`,
    ...NO_SUITE_FACTS,
    categories: CATEGORIES,
    models: 1,
    ...parts,
  }
}

/** Three suites: of four, of three and of one category. */
export const SUITES: readonly StoredSuite[] = [
  { id: 'full', title: 'Full Suite', publishedOn: '2024-04-23', evaluator: 'Acme Lab' },
  {
    id: 'three',
    title: 'Suite of Three',
    version: '4',
    language: 'Japanese',
    evaluator: 'Other Lab',
    url: 'https://example.org/three',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://example.org/licence',
    publishedOn: '2025-08-26',
    description: 'A suite without jailbreaks.',
  },
  { id: 'one', title: 'Suite of One', publishedOn: '2026-03-10' },
]

/** Creates an evaluation in a suite with these raw scores. */
export function inSuite(suiteId: string, ...raw: (number | undefined)[]): StoredEvaluation {
  const [bias, factuality, toxicity, jailbreak] = raw
  const present = raw.filter((score) => score !== undefined)
  const composite = present.length > 1 ? computeRawScore(present) : undefined
  const scores = {
    ...someScores(bias, factuality, toxicity, jailbreak),
    composite: compositeScore(composite),
  }
  return { ...anEvaluation({ scores }), suiteId }
}

/** A model in two suites, and models that are only in one. */
export const SUITE_MODELS: readonly StoredModel[] = [
  aModel('shared', {
    name: 'Shared 7B',
    evaluations: [inSuite('one', undefined, 0.4), inSuite('full', 0.9, 0.8, 0.7, 0.6)],
  }),
  aModel('old', { name: 'Old 7B', evaluations: [inSuite('full', 0.5, 0.5, 0.5, 0.5)] }),
  aModel('new', { name: 'New 7B', evaluations: [inSuite('three', 0.3, 0.6, 0.9)] }),
  aModel('newest', { name: 'Newest 7B', evaluations: [inSuite('one', undefined, 0.95)] }),
]

/** A suite that says what it measures and what changes the meaning of its scores. */
export const TOLD_SUITE: StoredSuite = {
  id: 'told',
  title: 'Told Suite',
  language: 'Japanese',
  publishedOn: '2025-08-26',
  categoryDetails: {
    bias: { figures: [], measures: 'Answers without stereotypes, 100 questions', short: 'JBBQ' },
    factuality: { figures: [], measures: 'Truthful answers in Japanese' },
    toxicity: { figures: [], measures: 'Careful answers to harmful prompts', short: 'Harm' },
  },
  caveats: [
    'Prompts in Japanese: scores mean little for other languages.',
    'A model of one provider judged toxicity, also that of its own models.',
    'Bias has 100 questions: gaps below 10 points mean little.',
  ],
}

/** Models of that suite. */
export const TOLD_MODELS: readonly StoredModel[] = [
  aModel('told', { name: 'Told 7B', evaluations: [inSuite('told', 0.9, 0.55, 0.7)] }),
  aModel('other', { name: 'Other 7B', evaluations: [inSuite('told', 0.6, 0.8, undefined)] }),
]

/** A suite that says what its categories need. */
export const DETAILED_SUITE: StoredSuite = {
  id: 'detailed',
  title: 'Detailed Suite',
  categoryDetails: {
    bias: { figures: ['Stereotypes', 'Wages', 'Names'] },
    factuality: { figures: ['Myths'] },
    jailbreak: { figures: ['Attacks'] },
  },
}

/** A model with one of the three figures of bias, all of factuality and none of jailbreak. */
export const INCOMPLETE_MODEL = aModel('incomplete', {
  name: 'Incomplete 7B',
  evaluations: [inSuite('detailed', undefined, 0.6)],
})
