import { screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mixedRows, type ValidRow } from '../../testing/arbitraryRows.ts'
import { waitForFinalText } from '../../testing/waitForFinalText.tsx'
import { countInvalidFields, isValidRow } from '../../testing/isValidRow.ts'
import { countMeasured, extractNumbers, formatNumbers } from '../../testing/expectedNumbers.ts'
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
          const readable = rows.filter((row) => isValidRow(row, 'scores')) as ValidRow[]
          const evaluated = readable.filter(({ evaluations }) => evaluations.length > 0)
          const shown = evaluated.filter(
            ({ id }, index) => evaluated.findIndex((row) => row.id === id) === index,
          )

          const text = await waitForFinalText(<LeaderboardTable />, sourceOver(rows))
          const names = screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
          expect(names).toHaveLength(shown.length)
          for (const { name } of shown) expect(names.some((one) => one.includes(name))).toBe(true)
          const sent = new Set(shown.flatMap((row) => [...formatNumbers(row)]))
          for (const number of extractNumbers(text)) expect(sent).toContain(number)
          expect(extractNumbers(text).length).toBeGreaterThanOrEqual(
            shown.reduce((sum, row) => sum + countMeasured(row), 0),
          )
          const unread = rows.length - readable.length + (evaluated.length - shown.length)
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
