import { expect, it } from 'vitest'
import type { EvaluationSource, StoredModel, StoredSuite } from '../data/index.ts'
import { aModel, anEvaluation, someScores } from './builders.ts'

/** Creates a source over these models and suites. */
export type SourceOver = (
  models: readonly StoredModel[],
  suites: readonly StoredSuite[],
) => Promise<EvaluationSource>

/** Tests that a source gives what a suite says about its categories and its scores. */
function tellsWhatWasMeasured(sourceOver: SourceOver): void {
  it('gives what a suite measures and what changes the meaning of its scores', async () => {
    const suite = {
      id: 'told',
      title: 'Told',
      categoryDetails: {
        bias: {
          figures: ['A'],
          measures: 'Answers <b>without</b> “bias”, 5 prompts',
          short: 'Bias',
        },
        toxicity: { figures: ['B'], measures: 'قياس', short: 'ق' },
        jailbreak: { figures: ['C'] },
      },
      caveats: ['Prompts in “Japanese”, {1}', "It's a judge\\"],
    }
    const model = aModel('told', {
      evaluations: [{ ...anEvaluation({ scores: someScores(0.5) }), suiteId: suite.id }],
    })
    const silent = { id: 'silent', title: 'Silent' }
    const other = { ...anEvaluation({ scores: someScores(0.5) }), suiteId: silent.id }
    const source = await sourceOver([model, aModel('x', { evaluations: [other] })], [suite, silent])
    const { categoryDetails, caveats } = suite
    const suites = (await source.listSuites?.())?.items
    expect(suites?.[0]).toMatchObject({ categoryDetails, caveats })
    expect(suites?.[1]).not.toHaveProperty('caveats')
    expect((await source.listLeaderboard()).suite).toMatchObject({ categoryDetails, caveats })
    expect((await source.getModel('told'))?.suite).toMatchObject({ categoryDetails, caveats })
  })
}

/** Tests that a source says how many figures an incomplete category has. */
export function countsFigures(sourceOver: SourceOver): void {
  tellsWhatWasMeasured(sourceOver)
  it('counts the figures of a category that lacks some of those that its suite needs', async () => {
    const suite = {
      id: 'partial',
      title: 'Partial',
      categoryDetails: {
        bias: { figures: ['Stereotypes', 'Wages'] },
        jailbreak: { figures: ['Attacks'] },
      },
    }
    const evaluation = anEvaluation({ scores: someScores(undefined, 0.5) })
    const model = aModel('partial', { evaluations: [{ ...evaluation, suiteId: suite.id }] })
    const source = await sourceOver([model], [suite])
    const scores = {
      ...someScores(undefined, 0.5),
      bias: { kind: 'missing', figures: { present: 1, needed: 2 } },
    }
    expect((await source.listSuites?.())?.items).toMatchObject([
      { categories: ['bias', 'factuality', 'jailbreak'], categoryDetails: suite.categoryDetails },
    ])
    expect((await source.listLeaderboard()).items[0]?.scores).toEqual(scores)
    expect((await source.getModel('partial'))?.evaluation.scores).toEqual(scores)
    expect((await source.getComparedModel('partial'))?.evaluation.scores).toEqual(scores)
  })
}
