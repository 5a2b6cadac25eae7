import { describe, expect, it } from 'vitest'
import { anEntry, someScores } from '../testing/builders.ts'
import { aSuite } from '../testing/suites.ts'
import type { ModelBase } from './modelBase.ts'
import { listAgreements } from './suiteAgreement.ts'

/** A board whose models have these scores in factuality, by id. */
function aBoard(id: string, scores: Readonly<Record<string, number | undefined>>) {
  const items = Object.entries(scores).map(([model, raw]) =>
    anEntry(model, { scores: someScores(undefined, raw) }),
  )
  return { suite: aSuite(id, { categories: ['factuality'] }), items }
}

const ALL = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
const scoresOf = (getRaw: (index: number) => number | undefined) =>
  Object.fromEntries(ALL.map((id, index) => [id, getRaw(index)]))
const falling = scoresOf((index) => 0.9 - index / 20)
const rising = scoresOf((index) => (2 + index) / 20)
const noBases = () => undefined

describe('the agreement of suites', () => {
  it('is stated once for each category that two of them measure', () => {
    const other = { suite: aSuite('other', { categories: ['bias'] }), items: [] }
    const boards = [aBoard('one', falling), other, aBoard('two', falling), aBoard('three', rising)]
    const agreements = listAgreements(boards, noBases)
    expect(
      agreements.map(({ first, second, correlation }) => [first.id, second.id, correlation?.tau]),
    ).toEqual([
      ['one', 'two', 1],
      ['one', 'three', -1],
      ['two', 'three', -1],
    ])
  })

  it('counts only models that both suites have measured, and places them among these', () => {
    const [agreement] = listAgreements(
      [aBoard('one', { best: 0.99, ...falling }), aBoard('two', { ...rising, a: undefined })],
      noBases,
    )
    expect(agreement?.models).toHaveLength(ALL.length - 1)
    expect(agreement?.models[0]).toEqual({
      base: 'b',
      first: { id: 'b', name: 'Model b', raw: falling['b'], place: 1 },
      second: { id: 'b', name: 'Model b', raw: rising['b'], place: 8 },
    })
  })

  it('gives tied models the best of their places', () => {
    const tied = { ...falling, b: falling['a'] }
    const [agreement] = listAgreements([aBoard('one', tied), aBoard('two', rising)], noBases)
    expect(agreement?.models.slice(0, 3).map(({ first }) => first.place)).toEqual([1, 1, 3])
  })

  it.each([
    ['stated', 8, 1],
    ['not stated, which is not disagreement,', 7, undefined],
  ])('is %s for %d shared models', (_, count, tau) => {
    const few = Object.fromEntries(Object.entries(falling).slice(0, count))
    const [agreement] = listAgreements([aBoard('one', falling), aBoard('two', few)], noBases)
    expect(agreement?.models).toHaveLength(count)
    expect(agreement?.correlation?.tau).toBe(tau)
  })

  it('of suites without a shared model has none', () => {
    const [agreement] = listAgreements([aBoard('one', falling), aBoard('two', { z: 1 })], noBases)
    expect(agreement).toMatchObject({ models: [], correlation: undefined })
  })
})

describe('several configurations of one base', () => {
  const bases: Readonly<Record<string, ModelBase>> = {
    'm-low': { base: 'm', configuration: 'low effort' },
    'm-high': { base: 'm', configuration: 'high effort' },
    'm-2025': { base: 'm', configuration: '2025' },
    m: { base: 'm' },
  }
  const chosen = (first: readonly string[], second: readonly string[]) => {
    const boardOf = (id: string, models: readonly string[]) =>
      aBoard(id, Object.fromEntries(models.map((model, index) => [model, 0.5 + index / 10])))
    const boards = [boardOf('one', first), boardOf('two', second)]
    const [agreement] = listAgreements(boards, (id) => bases[id])
    return agreement?.models.map((model) => [model.base, model.first.id, model.second.id])
  }

  it.each([
    ['the same one', ['m-low', 'm-high'], ['m-2025', 'm-high'], 'm-high', 'm-high'],
    ['the plain one of each suite', ['m-high', 'm'], ['m-low', 'm'], 'm', 'm'],
    ['the plain one beside another', ['m-high', 'm'], ['m-low'], 'm', 'm-low'],
    ['the first by id', ['m-low', 'm-high'], ['m-2025'], 'm-high', 'm-2025'],
  ])('count once, by %s', (_, first, second, one, other) => {
    expect(chosen(first, second)).toEqual([['m', one, other]])
  })
})
