import { expect, it } from 'vitest'
import type { EvaluationSource, StoredModel, StoredSuite } from '../data/index.ts'
import { aModel, anEstimatedModel, anEvaluation, someScores } from './builders.ts'

/** Creates a source over these models and suites. */
export type SourceOver = (
  models: readonly StoredModel[],
  suites: readonly StoredSuite[],
) => Promise<EvaluationSource>

/** Tests that a source gives what a suite says about its categories and its scores. */
function testMeasuredCategories(sourceOver: SourceOver): void {
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
  testMeasuredCategories(sourceOver)
  countsRankedModels(sourceOver)
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

/** Tests that a source says in a model's ranks among how many models they are. */
function countsRankedModels(sourceOver: SourceOver): void {
  it('says among how many models of a suite the ranks of a model are', async () => {
    const suites = ['first', 'second'].map((id) => ({ id, title: id }))
    const models = ['a', 'b', 'c', 'd'].map((name, index) => {
      const model = anEstimatedModel(name, 0.04, 0.9, index === 0 ? undefined : 0.8, 0.7, 0.6)
      const [evaluation = anEvaluation()] = model.evaluations
      const other = { ...evaluation, suiteId: 'second' }
      const first = { ...evaluation, suiteId: 'first' }
      return { ...model, evaluations: index === 3 ? [other] : [first, other] }
    })
    const source = await sourceOver(models, suites)
    const { items } = await source.listLeaderboard({ suite: 'second' })
    expect(items).toHaveLength(4)
    for (const model of [await source.getModel('b'), await source.getComparedModel('b')]) {
      expect(model?.evaluation.scores).toMatchObject({
        bias: { ranks: { best: 1, worst: 2, models: 3 } },
        factuality: { ranks: { models: 2 } },
        composite: { ranks: { models: 2 } },
      })
      expect(model?.otherResults?.[0]?.evaluation.scores).toMatchObject({
        bias: { ranks: { models: 4 } },
        factuality: { ranks: { models: 3 } },
      })
    }
  })
}
