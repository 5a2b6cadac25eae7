import { describe, expect, it } from 'vitest'
import { aSuite } from '../testing/suites.ts'
import { findInOtherSuites } from './findInOtherSuites.ts'
import type { ModelBases } from './modelBase.ts'

const SUITES = ['a', 'b', 'c'].map((id) => aSuite(id))
const MODELS = [
  { id: 'here', name: 'Claude 2', provider: 'Acme', suiteIds: ['a', 'b'] },
  { id: 'there', name: 'Claude 3', provider: 'Acme', suiteIds: ['c', 'b'] },
  { id: 'far', name: 'Cláude 4', provider: 'Other', suiteIds: ['c'] },
  { id: 'planned', name: 'Claude 5', provider: 'Acme', suiteIds: [] },
  { id: 'unknown', name: 'Claude 6', provider: 'Acme' },
]

function find(search: string, provider?: string, models = MODELS, bases: ModelBases = new Map()) {
  const found = findInOtherSuites(models, SUITES, { search, provider, shown: 'a', bases })
  return found.map(({ suite, models: matches }) => [suite.id, ...matches.map(({ id }) => id)])
}

describe('findInOtherSuites', () => {
  it('finds in each other suite all of its models, also those that the shown suite has, however the search is spelled', () => {
    expect(find('CLAUDE')).toEqual([
      ['b', 'here', 'there'],
      ['c', 'there', 'far'],
    ])
  })

  it('sets the configurations of a base side by side, and finds a model by its own name alone, as its leaderboard does', () => {
    const models = ['one', 'other', 'two'].map((id) => ({
      ...{ id, name: id === 'other' ? 'Alpha' : `alpha_v${id}` },
      ...{ provider: 'Acme', suiteIds: ['c'] },
    }))
    const bases = new Map(['one', 'two'].map((id) => [id, { base: 'Alpha Beta' }]))
    expect(find('alpha', undefined, models, bases)).toEqual([['c', 'one', 'two', 'other']])
    expect(find('alpha beta', undefined, models, bases)).toEqual([])
  })

  it('keeps the provider, also one that another suite does not have', () => {
    expect(find('claude', 'Other')).toEqual([['c', 'far']])
    expect(find('claude', 'Nobody')).toEqual([])
  })

  it('finds nothing without a match, and all of many matches', () => {
    expect(find('gpt')).toEqual([])
    const many = Array.from({ length: 96 }, (_, index) => ({
      id: String(index),
      name: 'Same name',
      provider: 'Acme',
      suiteIds: ['c'],
    }))
    expect(find('same', undefined, many)[0]).toHaveLength(1 + many.length)
  })
})
