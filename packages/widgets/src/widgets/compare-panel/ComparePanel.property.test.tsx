import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goodRow, spoiltRow, type GoodRow } from '../../testing/arbitraryRows.ts'
import { finallySaid } from '../../testing/finallySaid.tsx'
import { countInvalidFields, isReadableRow } from '../../testing/readableRow.ts'
import { numbersIn, numbersOf } from '../../testing/shownNumbers.ts'
import { SOURCES_OVER_ROWS } from '../../testing/sourcesOverRows.ts'
import { ComparePanel } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const IDS = ['one', 'two', 'three'] as const
const threeRows = fc.tuple(goodRow, fc.oneof(goodRow, spoiltRow), spoiltRow)

describe.each(SOURCES_OVER_ROWS)('ComparePanel with arbitrary rows of %s', (_, sourceOver) => {
  it('compares the models of valid rows, and shows an error for each invalid one', async () => {
    await fc.assert(
      fc.asyncProperty(threeRows, async (sent) => {
        const rows = sent.map((row, index): unknown =>
          row instanceof Object ? { ...row, id: IDS[index] } : row,
        )
        const readable = rows.filter((row) => isReadableRow(row, 'scores')) as GoodRow[]
        const shown = readable.filter(({ evaluations }) => evaluations.length > 0)
        const text = await finallySaid(<ComparePanel modelIds={IDS} />, sourceOver(rows))

        for (const { name } of shown) expect(text).toContain(name)
        const without =
          text.match(/Failed to load this evaluation|There is no published evaluation/g) ?? []
        expect(without.length).toBeGreaterThanOrEqual(IDS.length - shown.length)
        const numbers = new Set(shown.flatMap((row) => [...numbersOf(row)]))
        for (const number of numbersIn(text)) expect(numbers).toContain(number)
        const count = /(\d+) details? (?:is|are) invalid/.exec(text)?.[1] ?? 0
        expect(Number(count)).toBe(
          shown.reduce((sum, row) => sum + countInvalidFields(row, 'scores'), 0),
        )
      }),
      { seed: 13, numRuns: 15 },
    )
  })
})
