import { isMeasured } from '@transparency-lab/widgets/domain'
import { expect, it } from 'vitest'
import { benchRows } from './rows.ts'

it('rows are the same at every run, with ties, and without a composite where a score is missing', () => {
  const { models, entries } = benchRows(500)
  expect(benchRows(500)).toEqual({ models, entries })
  const evaluated = entries.filter(({ isPlaceholder }) => !isPlaceholder)
  const scores = evaluated.map(({ scores: { bias } }) => (isMeasured(bias) ? bias.raw : undefined))
  const present = scores.filter((score) => score !== undefined)
  expect(new Set(present).size).toBeLessThan(present.length)
  expect(present.length).toBeLessThan(500)
  for (const { scores: each, composite } of evaluated) {
    expect(composite !== undefined).toBe(Object.values(each).every(isMeasured))
  }
})
