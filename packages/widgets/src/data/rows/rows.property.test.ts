import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORIES, isMeasured } from '../../domain/index.ts'
import {
  anyValue,
  goodRow,
  mixedRows,
  spoiltRow,
  type GoodRow,
} from '../../testing/arbitraryRows.ts'
import { isReadableRow, type RowDepth } from '../../testing/readableRow.ts'
import {
  evaluatedModelRow,
  fullModelRow,
  listByName,
  modelRow,
  readOne,
  toComparedModel,
  toEvaluatedModel,
  toLeaderboardEntry,
} from './index.ts'

const SEED = { seed: 20_240_301, numRuns: 800 }

const SCHEMAS = [
  ['names', modelRow],
  ['scores', evaluatedModelRow],
  ['everything', fullModelRow],
] as const satisfies readonly (readonly [RowDepth, unknown])[]

describe.each(SCHEMAS)('the schema of a row with %s', (depth, schema) => {
  it('reads what may be shown, refuses all else, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(goodRow, spoiltRow, anyValue), (row) => {
        expect(schema.safeParse(row).success).toBe(isReadableRow(row, depth))
      }),
      SEED,
    )
  })

  it('reads the same after a way over the wire', () => {
    fc.assert(
      fc.property(goodRow, (row) => {
        expect(schema.safeParse(JSON.parse(JSON.stringify(row))).success).toBe(true)
      }),
      SEED,
    )
  })
})

const isEvaluated = (row: unknown) => (row as GoodRow).evaluations.length > 0

describe('a list of rows of any kind', () => {
  it('holds each row that can be read, and counts each other one', () => {
    fc.assert(
      fc.property(mixedRows, (rows) => {
        const readable = rows.filter((row) => isReadableRow(row, 'scores'))
        const { items, unreadable } = listByName(rows, evaluatedModelRow, toLeaderboardEntry)
        expect(unreadable).toBe(rows.length - readable.length)
        expect(items.map(({ id, name }) => `${id} ${name}`).sort()).toEqual(
          (readable as GoodRow[])
            .filter(isEvaluated)
            .map(({ id, name }) => `${id} ${name}`)
            .sort(),
        )
      }),
      SEED,
    )
  })

  it('is refused as a whole when it is no list', () => {
    fc.assert(
      fc.property(
        anyValue.filter((value) => !Array.isArray(value)),
        (value) => {
          expect(() => listByName(value, modelRow, (model) => model)).toThrow('no list of rows')
        },
      ),
      SEED,
    )
  })
})

describe('one row of any kind', () => {
  it('is what was sent, or an error, and never a number that was not sent', () => {
    fc.assert(
      fc.property(fc.oneof(goodRow, spoiltRow), (row) => {
        // None is what a source says when there is no row at all.
        fc.pre(row !== undefined)
        if (!isReadableRow(row, 'everything')) {
          expect(() => readOne(row, fullModelRow, toEvaluatedModel)).toThrow('cannot be read')
          return
        }
        const model = readOne(row, fullModelRow, toEvaluatedModel)
        expect(model === undefined).toBe(!isEvaluated(row))
        expect(readOne(row, evaluatedModelRow, toComparedModel) === undefined).toBe(
          !isEvaluated(row),
        )
        if (model === undefined) return
        const sent = (row as GoodRow).evaluations.find(
          ({ evaluation_date: date }) => date.slice(0, 10) === model.evaluation.evaluatedOn,
        )
        for (const category of CATEGORIES) {
          const read = model.evaluation.scores[category]
          const one = sent?.evaluation_scores.find((score) => score.category === category)
          const isSent = one !== undefined && !(one.raw_score === 0 && one.z_score === 0)
          expect(isMeasured(read)).toBe(isSent)
          if (isMeasured(read)) expect([read.raw, read.z]).toEqual([one?.raw_score, one?.z_score])
        }
        expect(model.evaluation.composite ?? 0).toBe(sent?.compound_score ?? 0)
        expect(model.evaluation.subcategories.map(({ score }) => score)).toEqual(
          sent?.evaluation_categories.map(({ score }) => score),
        )
      }),
      SEED,
    )
  })
})
