import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORIES, getRawScore, isMeasured, type EvaluatedModel } from '../../domain/index.ts'
import { anyValue, invalidRow, validRow, type ValidRow } from '../../testing/arbitraryRows.ts'
import {
  evaluatedModelSchema,
  fromModelRow,
  fullModelSchema,
  modelSchema,
  parseRow,
  parseRows,
  toComparedModel,
  toEvaluatedModel,
} from './index.ts'
import { toLeaderboardEntry } from './toDomain.ts'
import { SUITES } from '../../testing/expectedNumbers.ts'
import { LAST_DAY } from '../../testing/lastDay.ts'

const [SUITE] = SUITES.items
const SEED = { seed: 20_240_301, numRuns: 800 }

describe.each([
  ['names', modelSchema],
  ['scores', evaluatedModelSchema],
  ['everything', fullModelSchema],
])('the schema of a row with %s', (_, schema) => {
  it('accepts every valid row, also after a round trip through JSON', () => {
    fc.assert(
      fc.property(validRow, (row) => {
        expect(schema.safeParse(fromModelRow(row)).success).toBe(true)
        expect(schema.safeParse(fromModelRow(JSON.parse(JSON.stringify(row)))).success).toBe(true)
      }),
      SEED,
    )
  })

  it('never throws, whatever the value', () => {
    fc.assert(
      fc.property(fc.oneof(invalidRow, anyValue), (row) => {
        expect(() => schema.safeParse(fromModelRow(row))).not.toThrow()
      }),
      SEED,
    )
  })
})

const isEvaluated = (row: ValidRow) => row.evaluations.length > 0

describe('a list of any rows', () => {
  it('has each valid row without an invalid field, whatever the others are', () => {
    const valid = fc.uniqueArray(validRow, { selector: ({ id }) => id, maxLength: 4 })
    const others = fc.array(fc.oneof(invalidRow, anyValue), { maxLength: 4 })
    fc.assert(
      fc.property(valid, others, (rows, rest) => {
        const all = [...rows, ...rest]
        const { items, invalidRows } = parseRows(
          all.map(fromModelRow),
          evaluatedModelSchema,
          (row) => toLeaderboardEntry(row, SUITE),
          LAST_DAY,
        )
        const evaluated = rows.filter(isEvaluated)
        expect(
          items
            .slice(0, evaluated.length)
            .map(({ id, name, invalidFields }) => [id, name, invalidFields]),
        ).toEqual(evaluated.map(({ id, name }) => [id, name, undefined]))
        expect(items.length + invalidRows).toBeLessThanOrEqual(all.length)
      }),
      SEED,
    )
  })

  it('is an error when it is not a list', () => {
    fc.assert(
      fc.property(
        anyValue.filter((value) => !Array.isArray(value)),
        (value) => {
          expect(() => parseRows(value, modelSchema, (model) => model, LAST_DAY)).toThrow(
            'a list of rows',
          )
        },
      ),
      SEED,
    )
  })
})

describe('any row', () => {
  it('is an error or a model without a number that the row does not have', () => {
    fc.assert(
      fc.property(fc.oneof(validRow, invalidRow), (row) => {
        let model: EvaluatedModel | undefined
        try {
          model = parseRow(
            fromModelRow(row),
            fullModelSchema,
            (found) => toEvaluatedModel(found, SUITES),
            LAST_DAY,
          )
        } catch (error) {
          expect(String(error)).toContain('an invalid row')
        }
        if (model !== undefined) expectNumbersOf(row as ValidRow, model)
      }),
      SEED,
    )
  })

  it('is no model without an evaluation', () => {
    fc.assert(
      fc.property(validRow, (row) => {
        const full = parseRow(
          fromModelRow(row),
          fullModelSchema,
          (found) => toEvaluatedModel(found, SUITES),
          LAST_DAY,
        )
        const compared = parseRow(
          fromModelRow(row),
          evaluatedModelSchema,
          (found) => toComparedModel(found, SUITES),
          LAST_DAY,
        )
        expect([full !== undefined, compared !== undefined]).toEqual([
          isEvaluated(row),
          isEvaluated(row),
        ])
      }),
      SEED,
    )
  })
})

/** Expects that every number of a model is within its range, and in one evaluation of its row. */
function expectNumbersOf({ evaluations }: ValidRow, { evaluation }: EvaluatedModel): void {
  const measured = CATEGORIES.flatMap((category) => {
    const score = evaluation.scores[category]
    return isMeasured(score) ? [{ category, raw: score.raw, z_score: score.z }] : []
  })
  const composite = getRawScore(evaluation.scores.composite)
  const figures = evaluation.subcategories.map(({ score }) => score)
  const fractions = [...measured.map(({ raw }) => raw), ...figures, composite ?? 0]
  expect(fractions.every((value) => value >= 0 && value <= 1)).toBe(true)
  expect(evaluations).toContainEqual(
    expect.objectContaining({
      ...(measured.length > 0 && {
        evaluation_scores: expect.arrayContaining(
          measured.map(({ raw, ...score }) =>
            expect.objectContaining({ ...score, raw_score: withoutNoise(raw) }),
          ),
        ),
      }),
      ...(figures.length > 0 && {
        evaluation_categories: expect.arrayContaining(
          figures.map((score) => expect.objectContaining({ score })),
        ),
      }),
      ...(composite !== undefined && { compound_score: withoutNoise(composite) }),
    }),
  )
}

/** Matches the number of a row that a score has without floating-point noise. */
function withoutNoise(raw: number): unknown {
  return expect.closeTo(raw, 11)
}
