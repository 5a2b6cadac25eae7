import { describe, expect, it } from 'vitest'
import { anEvaluation, someScores } from '../testing/builders.ts'
import { findCategoryGap, findFigureGap, withFigureCounts } from './figureCount.ts'
import { MISSING } from './score.ts'

const NEEDED = ['A', 'B', 'C']

describe('findFigureGap', () => {
  it.each([
    ['a model with no figure', NEEDED, [], undefined],
    ['all figures', NEEDED, ['C', 'A', 'B'], undefined],
    ['all figures, and one that is not needed', NEEDED, [...NEEDED, 'X'], undefined],
    ['a category that needs no figure', [], ['X'], undefined],
    ['one missing figure', NEEDED, ['C', 'A'], [2, 3, ['B']]],
    ['many missing figures', NEEDED, ['B'], [1, 3, ['A', 'C']]],
    ['unknown names only', NEEDED, ['X', 'a'], [0, 3, NEEDED]],
    ['names of Object', NEEDED, ['constructor'], [0, 3, NEEDED]],
    ['a category whose needs are unknown', undefined, ['A', 'B'], [2, undefined, []]],
    ['no figure of a category whose needs are unknown', undefined, [], undefined],
  ] as const)('finds what is missing for %s', (_, needed, names, expected) => {
    const gap = findFigureGap(needed, names)
    expect(gap && [gap.count.present, gap.count.needed, gap.missing]).toEqual(expected)
  })
})

describe('the figures of an evaluation', () => {
  const suite = { categoryDetails: { bias: { figures: ['Stereotypes', 'Wages'] } } }

  it('are counted for a missing score of a category with some', () => {
    const evaluation = anEvaluation({ scores: someScores(undefined, 0.5) })
    const figures = { present: 1, needed: 2 }
    const { scores } = withFigureCounts(evaluation, suite)
    expect(scores).toEqual({ ...evaluation.scores, bias: { ...MISSING, figures } })
    expect(scores.jailbreak).toBe(MISSING)
    expect(findCategoryGap(evaluation, 'bias', suite)?.missing).toEqual(['Wages'])
  })

  it('are not counted for a measured score', () => {
    const evaluation = anEvaluation()
    expect(withFigureCounts(evaluation, suite)).toBe(evaluation)
  })
})
