import { CATEGORIES, compareText, isMeasured } from '@transparency-lab/widgets/domain'
import { describe, expect, it } from 'vitest'
import { benchRows } from './rows.ts'

const COUNT = 500

describe('rows of the benchmark', () => {
  const { models, entries } = benchRows(COUNT)
  const evaluated = entries.filter(({ isPlaceholder }) => !isPlaceholder)

  it('are the same at every run, and others for another count', () => {
    expect(benchRows(COUNT)).toEqual({ models, entries })
    expect(benchRows(COUNT + 1).entries[0]).not.toEqual(entries[0])
  })

  it('are as many as asked for, with the announced models after them', () => {
    expect(models).toHaveLength(COUNT)
    expect(evaluated).toHaveLength(COUNT)
    expect(entries.slice(COUNT).length).toBeGreaterThan(0)
    expect(entries.slice(COUNT).every(({ isPlaceholder }) => isPlaceholder)).toBe(true)
  })

  it('say the same in both forms', () => {
    const told = models.map(({ id, evaluations }) => [id, evaluations[0]?.composite])
    expect(told).toEqual(evaluated.map(({ id, composite }) => [id, composite]))
  })

  it('stand by name, each name once and none that could be real', () => {
    const names = evaluated.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(compareText))
    expect(new Set(names).size).toBe(COUNT)
    expect(names.filter((name) => !/^Model \d{5}( with a long name)?$/.test(name))).toEqual([])
    expect(names.some((name) => name.endsWith('long name'))).toBe(true)
  })

  it('hold ties and missing scores, and no composite where a score is missing', () => {
    const scores = evaluated.map(({ scores: { bias } }) =>
      isMeasured(bias) ? bias.raw : undefined,
    )
    const present = scores.filter((score) => score !== undefined)
    expect(new Set(present).size).toBeLessThan(present.length)
    expect(present.length).toBeLessThan(COUNT)
    const isWhole = evaluated.map((entry) => CATEGORIES.every((c) => isMeasured(entry.scores[c])))
    expect(evaluated.map(({ composite }) => composite !== undefined)).toEqual(isWhole)
  })
})
