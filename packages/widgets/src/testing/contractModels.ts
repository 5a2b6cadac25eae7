import { compositeScore, measuredScore } from '../domain/index.ts'
import { aModel, anEvaluation, someScores } from './builders.ts'
import type { StoredModel } from '../data/index.ts'

/** A name with markup, quotes and a comment of SQL. */
export const HOSTILE_NAME = `<b>O'Neill</b> "x" \\ ; drop table models; --`

/** Models with old and hostile rows, without an evaluation, and with everything that a row can have. */
export const MODELS: readonly StoredModel[] = [
  aModel('zeta', { name: 'zeta 13B', provider: 'Zed' }),
  aModel('beta', {
    name: 'Beta 7B',
    description: undefined,
    url: undefined,
    evaluations: [
      anEvaluation({ evaluatedOn: '2023-12-31', scores: someScores(0.1, 0.1, 0.1, 0.1) }),
      anEvaluation({
        evaluatedOn: '2024-01-01',
        dateKind: 'day',
        scores: { ...someScores(0.5, undefined, 1), jailbreak: measuredScore(0, -1.25) },
        origin: undefined,
        subcategories: [
          {
            category: 'toxicity',
            name: 'b',
            score: 0,
            probeCount: undefined,
            measure: 'mean',
            unknownError: 'no_standard_error',
          },
          { category: 'bias', name: 'a', score: 1, probeCount: 12, measure: 'macro_f1' },
        ],
        notes: ['First.', 'Second.', 'Third.'],
      }),
      anEvaluation({ evaluatedOn: '2022-06-01' }),
    ],
  }),
  aModel('precise', {
    name: 'Precise',
    evaluations: [
      anEvaluation({
        dateKind: 'at_latest',
        scores: {
          ...someScores(0.5, 0.5, 0.5),
          jailbreak: measuredScore(0.5, 0, {
            interval: { lower: 0.4, upper: 0.625, kind: 'known' },
            ranks: { best: 1, worst: 3, kind: 'at_least' },
          }),
          composite: compositeScore(0.5, {
            interval: { lower: 0.475, upper: 0.53125, kind: 'at_least' },
            ranks: { best: 2, worst: 2, kind: 'known' },
          }),
        },
        subcategories: [
          {
            category: 'jailbreak',
            name: 'Attacks',
            score: 0.5,
            probeCount: 12,
            measure: 'proportion',
            interval: { lower: 0.4, upper: 0.625, kind: 'known', level: 0.9 },
            published: { value: 50, low: 0, high: 100, isLowerBetter: true, unit: 'percent' },
          },
        ],
      }),
    ],
  }),
  aModel('waiting', { name: 'Waiting', evaluations: [] }),
  aModel('hostile', { name: HOSTILE_NAME }),
]
