import { describe, expect, it } from 'vitest'
import type { CoveredResult } from './coverageFile.ts'
import { findOffers } from './findOffers.ts'

function resultOf(id: string, suite: string): CoveredResult {
  return {
    id,
    suite,
    name: id.toUpperCase(),
    configuration: null,
    categories: ['bias'],
    date: null,
    dateKind: null,
  }
}

const FILE = {
  suites: [
    { id: 'one', title: 'One' },
    { id: 'two', title: 'Two' },
  ],
  bases: [
    { base: 'x', provider: 'P', results: [resultOf('x', 'one'), resultOf('x-high', 'two')] },
    { base: 'y', provider: 'P', results: [resultOf('y', 'one'), resultOf('y', 'two')] },
    { base: 'z', provider: 'P', results: [resultOf('z', 'two')] },
  ],
}
const find = (ids: readonly string[], suite?: string) =>
  findOffers(FILE, ids, suite).map(({ id, suite: { title }, results }) => [
    id,
    title,
    results.map((result) => result.id),
  ])

describe('the offers of a comparison', () => {
  it('replace a model by the configuration of its base that the suite of the first model has', () => {
    expect(find(['z', 'x'])).toEqual([['x', 'Two', ['x-high']]])
  })

  it('are for the chosen suite', () => {
    expect(find(['x', 'y'], 'two')).toEqual([['x', 'Two', ['x-high']]])
  })

  it('are none if the models share a suite, or the base has nothing in it', () => {
    expect(find(['x', 'y'])).toEqual([])
    expect(find(['x', 'z'])).toEqual([])
    expect(find(['x-high', 'y'], 'unknown')).toEqual([])
  })

  it('never repeat a model of the comparison', () => {
    expect(find(['x-high', 'x'])).toEqual([])
  })
})
