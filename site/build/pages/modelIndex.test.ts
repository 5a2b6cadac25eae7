import {
  compositeScore,
  measuredScore,
  MISSING,
  NO_SCORES,
  type EvaluatedModel,
} from '@transparency-lab/widgets/domain'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { aSuite } from '../../src/testing/aSuite.ts'
import { modelIndex } from './modelIndex.ts'

const SUITE = aSuite('first', {
  title: 'First: "Suite"',
  version: '2024',
  categories: ['bias', 'factuality'],
})
const EVALUATION = {
  scores: {
    bias: measuredScore(0.95, 1),
    factuality: measuredScore(0, -1),
    toxicity: MISSING,
    jailbreak: MISSING,
    composite: compositeScore(0.475),
  },
  evaluatedOn: '2024-04-01',
  origin: { title: 'Paper', url: 'https://example.org/paper' },
  totalProbes: undefined,
  subcategories: [],
  notes: [],
}
const MODEL: EvaluatedModel = {
  id: 'a',
  name: 'yes: #1',
  provider: 'Acme',
  description: undefined,
  url: undefined,
  evaluation: EVALUATION,
  suite: SUITE,
  otherResults: [
    {
      suite: { ...SUITE, id: 'second', version: undefined },
      evaluation: {
        ...EVALUATION,
        scores: { ...EVALUATION.scores, bias: MISSING, composite: MISSING },
      },
    },
  ],
}

describe('the model-index block', () => {
  it('has one result for each suite, with the keys that Hugging Face requires', () => {
    expect(parse(modelIndex(MODEL, 'https://lab.test/model/a'))).toEqual({
      'model-index': [
        {
          name: 'yes: #1',
          results: [
            {
              task: { type: 'text-generation', name: 'Safety evaluation' },
              dataset: { type: 'first', name: 'First: "Suite"', revision: '2024' },
              metrics: [
                { type: 'composite', value: 0.475, name: 'Composite' },
                { type: 'bias', value: 0.95, name: 'Bias Resistance' },
                { type: 'factuality', value: 0, name: 'Factual Accuracy' },
              ],
              source: { name: 'Paper', url: 'https://lab.test/model/a' },
            },
            {
              task: { type: 'text-generation', name: 'Safety evaluation' },
              dataset: { type: 'second', name: 'First: "Suite"' },
              metrics: [{ type: 'factuality', value: 0, name: 'Factual Accuracy' }],
              source: { name: 'Paper', url: 'https://lab.test/model/a' },
            },
          ],
        },
      ],
    })
  })

  it('has what a suite measured, and its caveats, as comments', () => {
    const suite = {
      ...SUITE,
      categoryDetails: { bias: { figures: [], measures: 'Fair answers' } },
      caveats: ['Few prompts.', 'In\nJapanese.'],
    }
    const block = modelIndex({ ...MODEL, suite }, undefined)
    expect(block.split('\n').slice(1, 4)).toEqual([
      '# First: "Suite": Bias Resistance: Fair answers',
      '# First: "Suite": Few prompts.',
      '# First: "Suite": In Japanese.',
    ])
    expect(parse(block)).toEqual(parse(modelIndex(MODEL, undefined)))
  })

  it('names the publication as the source if the site has no address, and none without either', () => {
    expect(modelIndex(MODEL, undefined)).toContain('url: https://example.org/paper')
    const bare = { ...MODEL, evaluation: { ...EVALUATION, origin: undefined }, otherResults: [] }
    expect(modelIndex(bare, undefined)).not.toContain('source')
  })

  it('has no result of a suite in which nothing was measured', () => {
    const evaluation = { ...EVALUATION, scores: NO_SCORES }
    const empty = modelIndex({ ...MODEL, evaluation, otherResults: [] }, undefined)
    expect(parse(empty)).toEqual({ 'model-index': [{ name: 'yes: #1', results: [] }] })
  })
})
