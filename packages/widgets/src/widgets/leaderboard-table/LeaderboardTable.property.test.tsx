import { screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PLACEHOLDERS } from '../../domain.ts'
import { mixedRows, type GoodRow } from '../../testing/arbitraryRows.ts'
import { finallySaid } from '../../testing/finallySaid.tsx'
import { countInvalidFields, isReadableRow } from '../../testing/readableRow.ts'
import { measuredIn, numbersIn, numbersOf } from '../../testing/shownNumbers.ts'
import { SOURCES_OVER_ROWS } from '../../testing/sourcesOverRows.ts'
import { LeaderboardTable } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe.each(SOURCES_OVER_ROWS)(
  'the leaderboard over %s with rows of any kind',
  (_, sourceOver) => {
    it('shows each valid row, no invalid number, and counts invalid rows and fields', async () => {
      await fc.assert(
        fc.asyncProperty(mixedRows, async (rows) => {
          // Two rows of one id are one model to a reader, and none that the database lets in.
          const ids = rows.map((row) => (row instanceof Object && 'id' in row ? row.id : row))
          fc.pre(new Set(ids).size === ids.length)
          const readable = rows.filter((row) => isReadableRow(row, 'scores')) as GoodRow[]
          const shown = readable.filter(({ evaluations }) => evaluations.length > 0)

          const text = await finallySaid(<LeaderboardTable />, sourceOver(rows))
          const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
          expect(names).toHaveLength(shown.length + PLACEHOLDERS.length)
          for (const { name } of shown) expect(names.some((one) => one.includes(name))).toBe(true)
          const sent = new Set(shown.flatMap((row) => [...numbersOf(row)]))
          for (const number of numbersIn(text)) expect(sent).toContain(number)
          expect(numbersIn(text).length).toBeGreaterThanOrEqual(
            shown.reduce((sum, row) => sum + measuredIn(row), 0),
          )
          const unread = rows.length - readable.length
          expect(/(\d+) models? (?:has|have) invalid data/.exec(text)?.[1] ?? '0').toBe(
            String(unread),
          )
          const details = /(\d+) details? (?:is|are) invalid/.exec(text)?.[1] ?? 0
          expect(Number(details)).toBe(
            shown.reduce((sum, row) => sum + countInvalidFields(row, 'scores'), 0),
          )
        }),
        { seed: 7, numRuns: 15 },
      )
    })
  },
)
