import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORIES, getRawScore, isMeasured } from '../../domain/index.ts'
import {
  anyValue,
  invalidRow,
  mixedRows,
  validRow,
  type ValidRow,
} from '../../testing/arbitraryRows.ts'
import {
  countInvalidFields,
  findLatestEvaluation,
  isValidRow,
  validComposite,
  validFigures,
  validScores,
  type RowDepth,
} from '../../testing/isValidRow.ts'
import {
  evaluatedModelRowSchema,
  fullModelRowSchema,
  modelRowSchema,
  parseRow,
  parseRows,
  toComparedModel,
  toEvaluatedModel,
} from './index.ts'
import { toLeaderboardEntry } from './toDomain.ts'

const SEED = { seed: 20_240_301, numRuns: 800 }

const SCHEMAS = [
  ['names', modelRowSchema],
  ['scores', evaluatedModelRowSchema],
  ['everything', fullModelRowSchema],
] as const satisfies readonly (readonly [RowDepth, unknown])[]

describe.each(SCHEMAS)('the schema of a row with %s', (depth, schema) => {
  it('accepts exactly the rows whose required fields are valid, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(validRow, invalidRow, anyValue), (row) => {
        expect(schema.safeParse(row).success).toBe(isValidRow(row, depth))
      }),
      SEED,
    )
  })

  it('accepts the same rows after a round trip through JSON', () => {
    fc.assert(
      fc.property(validRow, (row) => {
        expect(schema.safeParse(JSON.parse(JSON.stringify(row))).success).toBe(true)
      }),
      SEED,
    )
  })
})

const isEvaluated = (row: unknown) => (row as ValidRow).evaluations.length > 0

/** The evaluated rows of a list of valid ones, and the first of them with each id. */
function selectEvaluated(rows: readonly unknown[]) {
  const evaluated = (rows as ValidRow[]).filter(isEvaluated)
  const isFirst = ({ id }: ValidRow, index: number) =>
    evaluated.findIndex((other) => other.id === id) === index
  return { evaluated, first: evaluated.filter(isFirst) }
}

describe('a list of any rows', () => {
  it('has each valid row, counts each invalid one, and counts the invalid fields', () => {
    fc.assert(
      fc.property(mixedRows, (rows) => {
        const readable = rows.filter((row) => isValidRow(row, 'scores'))
        const { evaluated, first } = selectEvaluated(readable)
        const { items, invalidRows } = parseRows(rows, evaluatedModelRowSchema, toLeaderboardEntry)
        expect(invalidRows).toBe(rows.length - readable.length + (evaluated.length - first.length))
        expect(
          items.map(({ id, name, invalidFields = 0 }) => `${id} ${name} ${invalidFields}`).sort(),
        ).toEqual(
          first.map((row) => `${row.id} ${row.name} ${countInvalidFields(row, 'scores')}`).sort(),
        )
      }),
      SEED,
    )
  })

  it('is an error when it is not a list', () => {
    fc.assert(
      fc.property(
        anyValue.filter((value) => !Array.isArray(value)),
        (value) => {
          expect(() => parseRows(value, modelRowSchema, (model) => model)).toThrow('a list of rows')
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
        // Undefined means that there is no row.
        fc.pre(row !== undefined)
        if (!isValidRow(row, 'everything')) {
          expect(() => parseRow(row, fullModelRowSchema, toEvaluatedModel)).toThrow(
            'an invalid row',
          )
          return
        }
        const model = parseRow(row, fullModelRowSchema, toEvaluatedModel)
        expect(model === undefined).toBe(!isEvaluated(row))
        expect(parseRow(row, evaluatedModelRowSchema, toComparedModel) === undefined).toBe(
          !isEvaluated(row),
        )
        if (model === undefined) return
        expect(model.invalidFields ?? 0).toBe(countInvalidFields(row, 'everything'))
        const stored = findLatestEvaluation(row)
        for (const category of CATEGORIES) {
          const score = model.evaluation.scores[category]
          const one = validScores(stored).find((entry) => entry.category === category)
          expect(isMeasured(score)).toBe(
            one !== undefined && !(one.raw_score === 0 && one.z_score === 0),
          )
          if (isMeasured(score)) {
            expect([score.raw, score.z]).toEqual([one?.raw_score, one?.z_score])
          }
        }
        expect(getRawScore(model.evaluation.scores.composite)).toBe(validComposite(stored))
        expect(model.evaluation.subcategories.map(({ score }) => score)).toEqual(
          validFigures(stored),
        )
      }),
      SEED,
    )
  })
})
