import { createMemorySource } from '@transparency-lab/widgets'
import { CATEGORIES, compareText, isMeasured } from '@transparency-lab/widgets/domain'
import { describe, expect, it } from 'vitest'
import { benchRows } from './rows.ts'

describe('benchRows', () => {
  it('is deterministic, and has no composite if a score is missing', () => {
    const { models, entries } = benchRows(500)
    expect(benchRows(500)).toEqual({ models, entries })
    for (const { scores } of entries) {
      expect(isMeasured(scores.composite)).toBe(
        CATEGORIES.every((category) => isMeasured(scores[category])),
      )
    }
    const incomplete = entries.filter(({ scores }) => !isMeasured(scores.composite))
    expect(incomplete.length).toBeGreaterThan(500 / 20)
    expect(incomplete.length).toBeLessThan(500 / 5)
  })

  it('has unique raw scores, and z-scores with mean 0 and standard deviation 1', () => {
    const { entries } = benchRows(20_000)
    const columns = CATEGORIES.map((category) =>
      entries.map(({ scores }) => scores[category]).filter(isMeasured),
    )
    const raws = columns.flatMap((column) => column.map(({ raw }) => raw))
    expect(new Set(raws).size).toBe(raws.length)
    for (const column of columns) {
      const mean = (values: readonly number[]) =>
        values.reduce((sum, value) => sum + value, 0) / values.length
      expect(mean(column.map(({ z }) => z))).toBeCloseTo(0)
      expect(mean(column.map(({ z }) => z ** 2))).toBeCloseTo(1)
    }
  })

  it('returns models that the memory source accepts', () => {
    expect(() => createMemorySource(benchRows(500).models)).not.toThrow()
  })

  it('returns unsorted models with realistic names', () => {
    const { models } = benchRows(5_000)
    const names = models.map(({ name }) => name)
    const falls = names.filter((name, index) => compareText(names[index - 1] ?? '', name) > 0)
    expect(falls.length / names.length).toBeCloseTo(0.5, 1)
    expect(new Set(names).size).toBeGreaterThan(4_900)
    expect(new Set(names.map((name) => name.split(/[-_. ]/)[0]?.toLowerCase())).size).toBeLessThan(
      60,
    )
    const beyondAscii = names.filter((name) => /[^ -~]/.test(name))
    expect(beyondAscii.length / names.length).toBeGreaterThan(0.03)
    expect(beyondAscii.length / names.length).toBeLessThan(0.15)
  })

  it('spreads models over forty providers, with most at a few', () => {
    const { models } = benchRows(5_000)
    const counts = new Map<string, number>()
    for (const { provider } of models) counts.set(provider, (counts.get(provider) ?? 0) + 1)
    expect(counts.size).toBe(40)
    const most = [...counts.values()].sort((a, b) => b - a).slice(0, 8)
    expect(most.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(2_000)
  })
})
