import * as fc from 'fast-check'
import { CATEGORIES, MAX_Z, stripInvisible } from '../domain/index.ts'

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

const score = plain({
  category: fc.constantFrom(...CATEGORIES),
  raw_score: fraction,
  z_score: z,
})

const evaluation = plain({
  evaluation_date: day,
  compound_score: fc.option(fraction),
  source_title: fc.option(text),
  source_url: address,
  evaluation_scores: fc.uniqueArray(score, { maxLength: 4, selector: ({ category }) => category }),
  total_probes: fc.nat(),
  evaluation_categories: fc.array(
    plain({
      parent_category: fc.constantFrom(...CATEGORIES),
      subcategory: text,
      score: fraction,
      probe_count: fc.nat(),
      measure: fc.constantFrom('proportion', 'macro_f1', 'mean'),
    }),
    { maxLength: 3 },
  ),
  evaluation_notes: fc.array(plain({ note_text: text }), { maxLength: 2 }),
})

/** A valid row with all columns. */
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
  .map(([row, one, figure, wrong, place]) => {
    const wrongScore = place === 1 ? { ...figure, raw_score: wrong } : figure
    const scores = place === 0 ? [figure, { ...figure, raw_score: 0.5 }] : [wrongScore]
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
  const keys = Object.keys(value)
  const key = keys[choice % (keys.length + 1)]
  if (key === undefined) return part
  const inner = corrupt((value as Record<string, unknown>)[key], choices, part)
  return Array.isArray(value)
    ? value.map((one: unknown, index) => (String(index) === key ? inner : one))
    : { ...value, [key]: inner }
}
