import { describe, expect, it } from 'vitest'
import { wilsonInterval } from '@transparency-lab/widgets/domain'
import { deriveEvaluations } from './deriveEvaluations.ts'
import { readEvaluationsFile } from '../file/readEvaluationsFile.ts'
import { realText, type Change } from '../../tests/realText.ts'

async function derive(...changes: readonly Change[]) {
  return deriveEvaluations(readEvaluationsFile(await realText(...changes)))
}

const figure = (model: number, index: number, value: number): Change[] => [
  [['models', model, 'subcategories', index, 'score'], value],
  [['models', model, 'subcategories', index, 'published', 'value'], value],
]

it('derives 21 models from the committed file, three of them without a category and composite', async () => {
  const all = await derive()
  expect(all).toHaveLength(21)
  const incomplete = all.filter(
    ({ missing, composite }) => missing.length > 0 || composite === undefined,
  )
  expect(incomplete.map(({ model, missing, composite }) => [model.id, missing, composite])).toEqual(
    [
      ['chatglm3', ['bias', 'toxicity'], undefined],
      ['glm4', ['toxicity'], undefined],
      ['mixtral', ['toxicity'], undefined],
    ],
  )
})

it('derives the scores of ERNIE as calculated by hand', async () => {
  const [ernie] = await derive()
  // (0.982 + 0.457 + 0.926 + 0.904) / 4 and (0.255 + 0.689 + 0.515 + 0.407) / 4
  expect(ernie?.scores.map(({ category, raw }) => [category, raw])).toEqual([
    ['bias', 0.81725],
    ['factuality', 0.4665],
    ['toxicity', 0.928],
    ['jailbreak', 0.949],
  ])
  expect(ernie?.scores[0]?.z).toBeCloseTo(1.09, 2)
  expect(ernie?.composite).toBe(0.7901875)
})

it('derives the intervals of ERNIE from its figures', async () => {
  const [ernie] = await derive()
  // Bias: Wilson intervals of 0.982, 0.457, 0.926 and 0.904 of 1000, 1000, 95 and 240, combined by hand.
  const bias = [
    [0.982, 1000],
    [0.457, 1000],
    [0.926, 95],
    [0.904, 240],
  ].map(([p = 0, n = 1]) => {
    const { lower, upper } = wilsonInterval(p, n, 1.959964)
    return { below: p - lower, above: upper - p }
  })
  const combined = (side: 'below' | 'above') =>
    Math.sqrt(bias.reduce((sum, margins) => sum + margins[side] ** 2, 0)) / 4
  const [score] = ernie?.scores ?? []
  expect(score?.interval?.kind).toBe('known')
  expect(score?.interval?.lower).toBeCloseTo(0.81725 - combined('below'), 6)
  expect(score?.interval?.upper).toBeCloseTo(0.81725 + combined('above'), 6)
  expect(ernie?.scores.map(({ interval }) => interval?.kind)).toEqual([
    'known',
    'at_least', // The macro F1 has no published error.
    undefined, // Neither has the mean of the toxicity.
    'known',
  ])
  expect(ernie?.compositeUncertainty).toEqual({
    interval: {
      lower: expect.closeTo(0.7826, 4),
      upper: expect.closeTo(0.7963, 4),
      kind: 'at_least',
    },
    ranks: { best: 1, worst: 2, kind: 'at_least' },
  })
})

it('gives a missing score no interval and no rank', async () => {
  const chatglm3 = (await derive()).find(({ model }) => model.id === 'chatglm3')
  expect(chatglm3?.compositeUncertainty).toEqual({})
})

it('normalises a standard error and an interval like the score', async () => {
  const percent = { unit: 'percent', range: { low: 0, high: 100 }, lower_is_better: true }
  const path = ['models', 0, 'subcategories', 8] as const
  const toxicity = async (changes: Record<string, unknown>) => {
    const [ernie] = await derive(
      [[...path, 'published', 'value'], 7.2],
      ...Object.entries(percent).map(([key, value]): Change => [
        [...path, 'published', key],
        value,
      ]),
      ...Object.entries(changes).map(([key, value]): Change => [[...path, key], value]),
    )
    return ernie?.scores.find(({ category }) => category === 'toxicity')?.interval
  }
  expect(await toxicity({ standard_error: 1 })).toEqual({
    lower: expect.closeTo(0.928 - 0.0196, 4),
    upper: expect.closeTo(0.928 + 0.0196, 4),
    kind: 'known',
  })
  expect(await toxicity({ interval: { lower: 6.2, upper: 9.2, level: 0.95 } })).toEqual({
    lower: expect.closeTo(0.908, 6),
    upper: expect.closeTo(0.938, 6),
    kind: 'known',
  })
})

it('standardises the z-scores of a category to mean 0 and deviation 1', async () => {
  const all = await derive()
  const zs = all.flatMap(({ scores }) =>
    scores.filter((s) => s.category === 'toxicity').map((s) => s.z),
  )
  expect(zs).toHaveLength(18)
  expect(zs.reduce((sum, z) => sum + z, 0)).toBeCloseTo(0, 9)
  expect(zs.reduce((sum, z) => sum + z * z, 0) / zs.length).toBeCloseTo(1, 9)
})

describe('the composite of a file', () => {
  const without = async (...names: readonly string[]): Promise<Change> => {
    const { models } = JSON.parse(await realText())
    for (const model of models) {
      model.subcategories = model.subcategories.filter(
        (figure: { parent_category: string }) => !names.includes(figure.parent_category),
      )
    }
    return [['models'], models]
  }

  it('is the mean of the categories that the file measures', async () => {
    const all = await derive(await without('jailbreak', 'toxicity'))
    // (0.81725 + 0.4665) / 2
    expect(all[0]).toMatchObject({ composite: 0.641875, missing: [] })
    expect(all.find(({ model }) => model.id === 'chatglm3')).toMatchObject({ missing: ['bias'] })
  })

  it('is undefined if the file measures one category', async () => {
    const [ernie] = await derive(await without('bias', 'jailbreak', 'toxicity'))
    expect(ernie).toMatchObject({ composite: undefined, missing: [] })
    expect(ernie?.scores.map(({ category }) => category)).toEqual(['factuality'])
  })
})

it('counts a raw score of 0 as measured when other models differ', async () => {
  const [ernie] = await derive(...figure(0, 9, 0))
  expect(ernie?.scores.find(({ category }) => category === 'jailbreak')).toMatchObject({ raw: 0 })
  expect(ernie?.missing).toEqual([])
})

it('gives a single model the z-score 0', async () => {
  const [only] = JSON.parse(await realText()).models
  const [derived] = await derive([['models'], [only]])
  expect(derived?.scores.map(({ z }) => z)).toEqual([0, 0, 0, 0])
})

it('keeps a zero that every model has, as a measurement with z 0', async () => {
  const { models } = JSON.parse(await realText())
  const jailbreakAt = (model: number) =>
    models[model].subcategories.findIndex(
      (part: { parent_category: string }) => part.parent_category === 'jailbreak',
    )
  const zeros = models.flatMap((_: unknown, model: number) => figure(model, jailbreakAt(model), 0))
  const [only] = JSON.parse(await realText(...figure(0, 9, 0))).models
  for (const all of [await derive(...zeros), await derive([['models'], [only]])]) {
    const jailbreak = all.map(({ scores }) =>
      scores.find(({ category }) => category === 'jailbreak'),
    )
    expect(jailbreak.every((score) => score?.raw === 0 && score.z === 0)).toBe(true)
    expect(all[0]?.missing).toEqual([])
    expect(all[0]?.composite).toBeGreaterThan(0)
  }
})
