import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readEvaluationsFile } from '../file/readEvaluationsFile.ts'
import { SUITE } from '../import/testing/suite.ts'
import { deriveEvaluations } from './deriveEvaluations.ts'
import { evaluationRows } from './evaluationRows.ts'

/** A number with one decimal. */
const tenths = fc.integer({ min: 0, max: 1000 }).map((count) => count / 10)

const figure = fc
  .record({
    ...{ value: tenths, below: fc.constantFrom(0, 0.1, 5), above: fc.constantFrom(0, 0.1, 5) },
    ...{ isLower: fc.boolean(), level: fc.constantFrom(0.9, 0.95, 0.99) },
  })
  .filter(({ below, above }) => below + above > 0)
  .map(({ value, below, above, isLower, level }) => ({
    parent_category: 'toxicity',
    subcategory: 'Toxic answers',
    measure: 'proportion',
    published: {
      ...{ value, lower_is_better: isLower, unit: 'percent', range: { low: 0, high: 100 } },
    },
    interval: { lower: value - below, upper: value + above, level },
  }))

it('the interval of a figure contains its score, as the database demands', () => {
  const check = (written: object) => {
    const model = { id: 'a', name: 'A', provider: 'Acme', subcategories: [written] }
    const file = readEvaluationsFile(JSON.stringify({ suite: SUITE, models: [model] }))
    const rows = evaluationRows(file, deriveEvaluations(file), 'x')
    for (const { score, lower, upper } of rows.evaluation_categories) {
      expect(lower).toBeLessThanOrEqual(Number(score))
      expect(upper).toBeGreaterThanOrEqual(Number(score))
    }
    for (const { raw_score: score, lower, upper } of rows.evaluation_scores) {
      expect(lower).toBeLessThanOrEqual(Number(score))
      expect(upper).toBeGreaterThanOrEqual(Number(score))
    }
  }
  fc.assert(fc.property(figure, check))
})
