import { expect, it } from 'vitest'
import type { EvaluationSource, StoredModel, StoredSuite } from '../data/index.ts'
import { aModel, anEvaluation, someScores } from './builders.ts'

/** Creates a source over these models and suites. */
export type SourceOver = (
  models: readonly StoredModel[],
  suites: readonly StoredSuite[],
) => Promise<EvaluationSource>

/** Tests that a source says how many figures an incomplete category has. */
export function countsFigures(sourceOver: SourceOver): void {
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
