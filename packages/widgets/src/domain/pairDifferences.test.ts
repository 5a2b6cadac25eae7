import { describe, expect, it } from 'vitest'
import { anEstimatedModel, aScoredModel } from '../testing/builders.ts'
import type { ComparedModel } from './modelEvaluation.ts'
import { distanceToBest, pairDifferences } from './pairDifferences.ts'

function compared({ evaluations, ...model }: ReturnType<typeof aScoredModel>): ComparedModel {
  const [evaluation] = evaluations
  if (evaluation === undefined) throw new Error('The model has no evaluation.')
  return { ...model, evaluation }
}
const estimated = (name: string, margin: number, bias?: number) =>
  compared(anEstimatedModel(name, margin, bias))
const unknown = (name: string, bias?: number) => compared(aScoredModel(name, bias))

describe('the differences of pairs', () => {
  const format = (...models: readonly ComparedModel[]) =>
    pairDifferences(models, 'bias').map(
      ({ high, low, difference }) =>
        `${high.name} ${low.name} ${difference?.verdict ?? 'missing'} ${difference?.difference ?? ''}`,
    )

  it('name the higher model first, for each pair in order', () => {
    const [a, b, c] = [
      estimated('A', 0.01, 0.5),
      estimated('B', 0.01, 0.9),
      estimated('C', 0.01, 0.51),
    ]
    expect(format(a, b, c)).toEqual([
      'B A higher 0.4',
      'C A noClearDifference 0.01',
      'B C higher 0.39',
    ])
  })

  it.each([
    ['a tie', estimated('A', 0.1, 0.5), estimated('B', 0.1, 0.5), 'A B noClearDifference 0'],
    ['zero', estimated('A', 0.1, 0), estimated('B', 0.1, 0.5), 'B A higher 0.5'],
    ['a missing score', estimated('A', 0.1), estimated('B', 0.1, 0.5), 'A B missing '],
    ['two unknown errors', unknown('A', 0.1), unknown('B', 0.5), 'B A cannotBeJudged 0.4'],
  ])('of %s', (_, one, other, expected) => {
    expect(format(one, other)).toEqual([expected])
  })

  it('are an empty list for one model', () => {
    expect(format(estimated('A', 0.1, 0.5))).toEqual([])
  })
})

describe('the distance to the best', () => {
  it('is that of the models that are not clearly behind', () => {
    const best = estimated('Best', 0.01, 0.9)
    const [far, near] = [estimated('Far', 0.01, 0.5), estimated('Near', 0.01, 0.895)]
    expect(distanceToBest(best, [far, near], 'bias')).toEqual({ level: [near], untested: [] })
  })

  it('is not tested when no error is known', () => {
    const other = unknown('Other', 0.5)
    const distance = distanceToBest(unknown('Best', 0.9), [other], 'bias')
    expect(distance).toEqual({ level: [], untested: [other] })
  })
})
