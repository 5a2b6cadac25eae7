import * as fc from 'fast-check'
import {
  CATEGORIES,
  DATE_KINDS,
  INTERVAL_KINDS,
  MAX_VALUE,
  MAX_Z,
  stripInvisible,
  UNKNOWN_ERRORS,
} from '../domain/index.ts'

/** Objects like those that JSON.parse returns: always with a prototype. */
function plain<Parts extends object>(parts: { [Key in keyof Parts]: fc.Arbitrary<Parts[Key]> }) {
  return fc.record(parts, { noNullPrototype: true })
}

const text = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .map((end) => stripInvisible(`x${end}`))
const fraction = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  fc.constantFrom(0, 1, 0.5),
)
const z = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: -4, max: 4, noNaN: true }) },
  fc.constantFrom(0, -0, MAX_Z, -MAX_Z),
)
const address = fc.constantFrom(null, 'https://example.org/a', 'http://example.org/?q=1')
const day = fc.constantFrom('2024-02-29', '2023-12-31', '2024-03-01T23:59:59+05:00')

/** The distances from a score to the ends of its interval, as shares of the distances to 0 and 1. */
const margins = fc.option(fc.tuple(fraction, fraction))

/** Returns the ends of an interval around a score. */
function toEnds(raw: number, [below, above]: readonly [number, number]) {
  return {
    lower: Math.max(0, raw - raw * below),
    upper: Math.max(raw, Math.min(1, raw + (1 - raw) * above)),
  }
}

const NO_ENDS = { lower: null, upper: null }
const NO_RANKS = { rank_best: null, rank_worst: null, rank_kind: null }
const intervalKind = fc.constantFrom(...INTERVAL_KINDS)
const ranks = fc.option(
  fc.tuple(fc.integer({ min: 1, max: 99 }), fc.nat(9), intervalKind).map(([best, more, kind]) => ({
    ...{ rank_best: best, rank_worst: best + more, rank_kind: kind },
  })),
)
const error = fc.tuple(margins, intervalKind, ranks)

type ErrorParts = typeof error extends fc.Arbitrary<infer Parts> ? Parts : never

/** Returns the columns about the error of a score. Without an interval there are no ranks. */
function toErrorColumns(raw: number | null, [distances, kind, places]: ErrorParts) {
  if (raw === null || distances === null) return { ...NO_ENDS, interval_kind: null, ...NO_RANKS }
  return { ...toEnds(raw, distances), interval_kind: kind, ...(places ?? NO_RANKS) }
}

const score = fc
  .tuple(
    plain({ category: fc.constantFrom(...CATEGORIES), raw_score: fraction, z_score: z }),
    error,
  )
  .map(([columns, parts]) => ({ ...columns, ...toErrorColumns(columns.raw_score, parts) }))

const published = fc.option(
  fc
    .tuple(fc.integer({ min: -MAX_VALUE, max: MAX_VALUE }), fc.boolean())
    .map(([value, isLowerBetter]) => ({
      published_value: value,
      published_low: -MAX_VALUE,
      published_high: MAX_VALUE,
      lower_is_better: isLowerBetter,
    })),
)
const NOTHING_PUBLISHED = {
  published_value: null,
  published_low: null,
  published_high: null,
  lower_is_better: null,
}

const figure = fc
  .tuple(
    plain({
      parent_category: fc.constantFrom(...CATEGORIES),
      subcategory: text,
      score: fraction,
      probe_count: fc.option(fc.nat()),
      measure: fc.constantFrom('proportion', 'macro_f1', 'mean'),
      published_unit: fc.option(text),
    }),
    plain({
      distances: margins,
      level: fc.constantFrom(0.9, 0.95),
      reason: fc.option(fc.constantFrom(...UNKNOWN_ERRORS)),
      published,
    }),
  )
  .map(([columns, { distances, level, reason, published: value }]) => ({
    ...columns,
    ...(distances === null
      ? { ...NO_ENDS, interval_level: null, unknown_error: reason }
      : { ...toEnds(columns.score, distances), interval_level: level, unknown_error: null }),
    ...(value ?? { ...NOTHING_PUBLISHED, published_unit: null }),
  }))

const figureCount = fc.option(plain({ present: fc.constant(1), needed: fc.constant(2) }), {
  nil: undefined,
})

/** The row of the suite of all valid rows. */
export const SUITE_ROW = {
  ...{ id: 'suite', title: 'A Suite', version: null, language: null, evaluator: null, url: null },
  ...{ licence: null, licence_url: null, published_on: null, description: null },
  ...{ categories: CATEGORIES, category_details: null, caveats: null, model_count: 9 },
}

const evaluation = fc
  .tuple(
    plain({
      suite_id: fc.constant(SUITE_ROW.id),
      evaluation_date: day,
      date_kind: fc.option(fc.constantFrom(...DATE_KINDS)),
      compound_score: fc.option(fraction),
      incomplete_categories: fc.option(
        plain({
          bias: figureCount,
          factuality: figureCount,
          toxicity: figureCount,
          jailbreak: figureCount,
        }),
      ),
      source_title: fc.option(text),
      source_url: address,
      evaluation_scores: fc.uniqueArray(score, {
        maxLength: 4,
        selector: ({ category }) => category,
      }),
      total_probes: fc.option(fc.nat()),
      evaluation_categories: fc.array(figure, { maxLength: 3 }),
      evaluation_notes: fc.array(plain({ note_text: text }), { maxLength: 2 }),
    }),
    error,
  )
  .map(([columns, parts]) => ({ ...columns, ...toErrorColumns(columns.compound_score, parts) }))

/** A valid row with all columns, of the suite of `SUITE_ROW`. */
export const validRow = plain({
  id: fc.stringMatching(/^[a-z0-9]{1,8}$/).map((end) => `m-${end}`),
  name: text,
  provider: text,
  description: fc.option(text),
  model_url: address,
  evaluations: fc.array(evaluation, { minLength: 0, maxLength: 2 }),
})

/** The type of a valid row. */
export type ValidRow = typeof validRow extends fc.Arbitrary<infer Row> ? Row : never

const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    ' ',
    'NaN',
    '0.5',
    -0.1,
    1.0001,
    1e300,
    MAX_Z + 1,
    2 ** 31,
    'x'.repeat(2001),
    true,
    [],
    {},
  ),
  fc.constantFrom<unknown>(
    '2023-02-30',
    '1999-12-31',
    '9999-12-31',
    'javascript:alert(1)',
    'privacy',
    '__proto__',
    Infinity,
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

const corruptedRow: fc.Arbitrary<unknown> = fc
  .tuple(validRow, fc.infiniteStream(fc.nat()), junk)
  .map(([row, choices, part]) => corrupt(row, choices, part))

/** A number outside of 0 to 1, sometimes just outside. */
const noFraction = fc.constantFrom(1 + 1e-9, -1e-9, 42, -1, 1e300)

const overfullRow: fc.Arbitrary<unknown> = fc
  .tuple(validRow, evaluation, score, noFraction, fc.nat(3))
  .map(([row, one, own, wrong, place]) => {
    const wrongScore = place === 1 ? { ...own, raw_score: wrong } : own
    const scores = place === 0 ? [own, { ...own, raw_score: 0.5 }] : [wrongScore]
    const part = { parent_category: 'bias', subcategory: 'x', probe_count: 1, measure: 'mean' }
    const spoilt = {
      ...one,
      evaluation_scores: scores,
      compound_score: place === 2 ? wrong : 0.5,
      evaluation_categories: [{ ...part, score: place === 3 ? wrong : 0.5 }],
    }
    return { ...row, evaluations: [spoilt] }
  })

/**
 * A row with one part replaced at any depth, or with a figure that is out of range or duplicated. Some
 * of these rows are valid all the same.
 */
export const invalidRow: fc.Arbitrary<unknown> = fc.oneof(corruptedRow, overfullRow)

/** Any JSON value. */
export const anyValue: fc.Arbitrary<unknown> = fc.jsonValue({ maxDepth: 4 })

/** Valid, spoilt and arbitrary rows in any order. */
export const mixedRows: fc.Arbitrary<readonly unknown[]> = fc.array(
  fc.oneof(validRow, invalidRow, anyValue),
  { maxLength: 6 },
)

function corrupt(value: unknown, choices: fc.Stream<number>, part: unknown): unknown {
  const { value: choice = 0 } = choices.next() as { value?: number }
  if (typeof value !== 'object' || value === null) return part
  // A row of another suite is of another board.
  const keys = Object.keys(value).filter((name) => name !== 'suite_id')
  const key = keys[choice % (keys.length + 1)]
  if (key === undefined) return part
  const inner = corrupt((value as Record<string, unknown>)[key], choices, part)
  return Array.isArray(value)
    ? value.map((one: unknown, index) => (String(index) === key ? inner : one))
    : { ...value, [key]: inner }
}
