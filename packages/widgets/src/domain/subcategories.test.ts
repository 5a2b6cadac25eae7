import { describe, expect, it } from 'vitest'
import type { Category } from './category.ts'
import type { Subcategory } from './modelEvaluation.ts'
import { countProbes, getSubcategories } from './subcategories.ts'

describe('selecting the subcategories of a category', () => {
  it('sorts them best first', () => {
    expect(namesOf([part('low', 0.1), part('high', 0.9), part('mid', 0.5)])).toEqual([
      'high',
      'mid',
      'low',
    ])
  })

  it('sorts ties by name in natural order', () => {
    const tied = ['beta', 'Alpha', 'test 13', 'test 7', 'Élan'].map((name) => part(name, 0.5))
    expect(namesOf(tied)).toEqual(['Alpha', 'beta', 'Élan', 'test 7', 'test 13'])
  })

  it('includes a measured zero, last', () => {
    expect(namesOf([part('zero', 0), part('one', 0.1)])).toEqual(['one', 'zero'])
  })

  it('ignores other categories', () => {
    const parts = [part('a', 0.5), part('b', 0.6, 'toxicity'), part('c', 0.7)]
    expect(namesOf(parts)).toEqual(['c', 'a'])
    expect(getSubcategories(parts, 'toxicity').map(({ name }) => name)).toEqual(['b'])
    expect(getSubcategories(parts, 'jailbreak')).toEqual([])
  })

  it('accepts empty and single lists', () => {
    expect(namesOf([])).toEqual([])
    expect(namesOf([part('a', 1)])).toEqual(['a'])
  })

  it('does not mutate its input', () => {
    const parts = [part('low', 0.1), part('high', 0.9)]
    getSubcategories(parts, 'bias')
    expect(parts.map(({ name }) => name)).toEqual(['low', 'high'])
  })
})

describe('counting the probes of subcategories', () => {
  it.each([
    [[], undefined],
    [[0], 0],
    [[12], 12],
    [[1200, 0, 34], 1234],
    [[1200, undefined, 34], undefined],
  ])('adds %j to %s', (counts, total) => {
    expect(countProbes(counts.map((probeCount) => ({ ...part('a', 1), probeCount })))).toBe(total)
  })
})

function part(name: string, score: number, category: Category = 'bias'): Subcategory {
  return { category, name, score, probeCount: 10, measure: 'proportion' }
}

function namesOf(parts: readonly Subcategory[]): string[] {
  return getSubcategories(parts, 'bias').map(({ name }) => name)
}
