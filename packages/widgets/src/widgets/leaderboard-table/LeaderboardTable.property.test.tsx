import { screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mixedRows, SUITE_ROW } from '../../testing/arbitraryRows.ts'
import { waitForFinalText } from '../../testing/waitForFinalText.tsx'
import {
  countMeasured,
  extractNumbers,
  formatNumbers,
  readScores,
} from '../../testing/expectedNumbers.ts'
import { SOURCES_OVER_ROWS } from '../../testing/sourcesOverRows.ts'
import { LeaderboardTable } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const WITHOUT_EVALUATIONS = { id: 'a', provider: 'x', evaluations: [] }

/** A row without evaluations is of no leaderboard, valid or not. */
function isOfBoard(row: unknown): boolean {
  const { evaluations } = Object(row) as { readonly evaluations?: unknown }
  return !Array.isArray(evaluations) || evaluations.length > 0
}

describe.each(SOURCES_OVER_ROWS)(
  'the leaderboard over %s with rows of any kind',
  (_, sourceOver) => {
    it('shows each valid row, no invalid number, and counts invalid rows and fields', async () => {
      await fc.assert(
        fc.asyncProperty(mixedRows, async (rows) => {
          const { items: shown, invalidRows } = readScores(rows.filter(isOfBoard))
          const text = await waitForFinalText(<LeaderboardTable />, sourceOver(rows, [SUITE_ROW]))
          const names = screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
          expect(names).toHaveLength(shown.length)
          for (const { name } of shown) expect(names.some((one) => one.includes(name))).toBe(true)
          const sent = new Set(shown.flatMap((model) => [...formatNumbers(model)]))
          for (const number of extractNumbers(text)) expect(sent).toContain(number)
          expect(extractNumbers(text).length).toBeGreaterThanOrEqual(
            shown.reduce((sum, model) => sum + countMeasured(model), 0),
          )
          expect(/(\d+) models? (?:has|have) invalid data/.exec(text)?.[1] ?? '0').toBe(
            String(invalidRows),
          )
          const details = /(\d+) details? (?:is|are) invalid/.exec(text)?.[1] ?? 0
          expect(Number(details)).toBe(
            shown.reduce((sum, { invalidFields = 0 }) => sum + invalidFields, 0),
          )
        }),
        { seed: 7, numRuns: 30, examples: [[[WITHOUT_EVALUATIONS]]] },
      )
    })
  },
)
