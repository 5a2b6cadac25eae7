import { CATEGORIES } from '@transparency-lab/widgets/domain'
import { FIGURE_KINDS, MAX_COUNT, stripInvisible } from '@transparency-lab/widgets/domain-internal'
import * as fc from 'fast-check'
import { SUITE } from '../../import/testing/suite.ts'
import type { FileModel, FileSubcategory } from '../../file/evaluationsFile.ts'
import { largestError } from '../../file/largestError.ts'
import { isPercentRange, UNIT_RANGE } from '../../file/meaningRules.ts'
import { scoreFromPublished } from '../../file/scoreFromPublished.ts'
import type { SuiteFile } from '../../file/withSuite.ts'

const ISO_DAY = 10
const MARKUP = /[<>\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu

/** One line. It has no markup, which the import accepts in no name of a model. */
const line = fc
  .string({ minLength: 1, maxLength: 12, unit: 'binary' })
  .map((text) => stripInvisible(`x${text.replace(MARKUP, '')}`))
const slug = fc.stringMatching(/^[a-z0-9]{1,5}(?:[.-][a-z0-9]{1,4}){0,3}$/)
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2025-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, ISO_DAY))
const probeCount = fc.option(fc.integer({ min: 1, max: MAX_COUNT }))
const number = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
)
const share = fc.double({ min: 0, max: 1, noNaN: true })
const level = fc.option(fc.double({ min: 0.01, max: 0.999, noNaN: true }))

/** A range, absent for a share. A narrow one would make the score inexact. */
const range = fc.option(
  fc
    .tuple(number, fc.integer({ min: 1, max: 1000 }))
    .map(([low, width]) => ({ low, high: low + width })),
  { nil: undefined },
)

/** The parts of a figure that depend on each other: all are within its range, the value within its interval. */
const measurement = fc
  .record({
    ...{ range, place: share, below: share, above: share, level, hasInterval: fc.boolean() },
    error: fc.option(share, { nil: undefined }),
  })
  .map(({ range: limits, place, below, above, level: confidence, hasInterval, error }) => {
    const { low, high } = limits ?? UNIT_RANGE
    const value = Math.min(high, low + place * (high - low))
    const lower = Math.max(low, value - below)
    const interval = { lower, upper: Math.min(high, value + above), level: confidence }
    const standard_error =
      error === undefined ? undefined : error * largestError(value, { low, high })
    return { range: limits, value, interval: hasInterval ? interval : undefined, standard_error }
  })

/** What all models of a file share: the category and the measure of a figure. */
const kind = fc.record({
  parent_category: fc.constantFrom(...CATEGORIES),
  subcategory: line,
  measure: fc.constantFrom(...FIGURE_KINDS),
})

const rest = fc.record({
  table: line,
  column: line,
  lower_is_better: fc.boolean(),
  unit: fc.option(fc.constantFrom('percent', 'points', 'ms'), { nil: undefined }),
  probe_count: probeCount,
  metric: fc.option(line, { nil: undefined }),
  judge: fc.option(line, { nil: undefined }),
  partial_run: fc.option(fc.boolean(), { nil: undefined }),
})

type Kind = Pick<FileSubcategory, 'measure' | 'parent_category' | 'subcategory'>

function createFigures(kinds: readonly Kind[]): fc.Arbitrary<FileSubcategory[]> {
  const figures = kinds.map((each) =>
    fc.tuple(measurement, rest).map(([{ range: limits, value, ...uncertainty }, more]) => {
      const { table, column, ...given } = more
      const { lower_is_better: isLower, unit: anyUnit, ...others } = given
      const lower_is_better = isLower && each.measure !== 'macro_f1'
      const unit = isPercentRange({ unit: anyUnit, range: limits ?? UNIT_RANGE })
        ? anyUnit
        : undefined
      const published = { table, row: 'row', column, value, lower_is_better, unit, range: limits }
      return {
        ...each,
        ...others,
        score: toShare(scoreFromPublished(published)),
        published,
        ...uncertainty,
      }
    }),
  )
  return fc.tuple(...figures)
}

function toShare(score: number): number {
  return Math.min(1, Math.max(0, score))
}

const createModel = (kinds: readonly Kind[]): fc.Arbitrary<FileModel> =>
  fc
    .record({
      id: slug,
      name: line,
      provider: line,
      weights: fc.constantFrom('open', 'proprietary', 'unknown'),
      evaluated_as: line,
      model_url: fc.constant(null),
      evaluation_date: day,
      notes: fc.array(line, { maxLength: 2 }),
      subcategories: createFigures(kinds),
      more: probeCount,
    })
    .map(({ more, ...model }) => ({ ...model, total_probes: addProbes(model.subcategories, more) }))

/** Returns a total that is not below the count of any figure. */
function addProbes(figures: readonly FileSubcategory[], more: number | null): number | null {
  const most = Math.max(...figures.map(({ probe_count }) => probe_count ?? 0))
  return more === null ? null : Math.min(MAX_COUNT, most + more)
}

/** Any valid file of a suite, as JSON gives it: without undefined fields and without negative zeros. */
export const arbitrarySuiteFile: fc.Arbitrary<SuiteFile> = fc
  .uniqueArray(kind, { minLength: 1, maxLength: 4, selector: ({ subcategory }) => subcategory })
  .chain((kinds) =>
    fc.record({
      published_on: day,
      models: fc.uniqueArray(createModel(kinds), {
        minLength: 1,
        maxLength: 4,
        selector: ({ id }) => id,
      }),
    }),
  )
  .map(({ published_on, models }) => {
    const rules = Object.fromEntries(RULES.map((name) => [name, 'A rule.']))
    const source = { title: 'A source', url: 'https://example.org/source' }
    const file = { suite: { ...SUITE, published_on }, source, rules, models }
    return JSON.parse(JSON.stringify(file)) as SuiteFile
  })

const RULES = [
  'score',
  'raw_score',
  'z_score',
  'compound_score',
  'note',
  'evaluation_date',
  'measure',
  'probe_count',
]
