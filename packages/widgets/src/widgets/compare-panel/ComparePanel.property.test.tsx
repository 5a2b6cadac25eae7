import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { invalidRow, SUITE_ROW, validRow } from '../../testing/arbitraryRows.ts'
import { waitForFinalText } from '../../testing/waitForFinalText.tsx'
import { extractNumbers, formatNumbers, readScores } from '../../testing/expectedNumbers.ts'
import { snapshotOver } from '../../testing/sourcesOverRows.ts'
import { ComparePanel } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const IDS = ['one', 'two', 'three'] as const
const threeRows = fc.tuple(validRow, fc.oneof(validRow, invalidRow), invalidRow)

// The contract of sources with invalid rows holds for every source.
describe('ComparePanel with arbitrary rows', () => {
  it('compares the models of valid rows, and shows an error for each invalid one', async () => {
    await fc.assert(
      fc.asyncProperty(threeRows, async (sent) => {
        const rows = sent.map((row, index): unknown =>
          row instanceof Object ? { ...row, id: IDS[index] } : row,
        )
        const { items: shown } = readScores(rows)
        const text = await waitForFinalText(
          <ComparePanel modelIds={IDS} />,
          snapshotOver(rows, [SUITE_ROW]),
        )

        for (const { name } of shown) expect(text).toContain(name)
        const without =
          text.match(
            /Failed to load this evaluation|There is no published evaluation|has no results in/g,
          ) ?? []
        expect(without.length).toBeGreaterThanOrEqual(IDS.length - shown.length)
        const numbers = new Set(shown.flatMap((model) => [...formatNumbers(model)]))
        for (const number of extractNumbers(text)) expect(numbers).toContain(number)
        const count = /(\d+) details? (?:is|are) invalid/.exec(text)?.[1] ?? 0
        expect(Number(count)).toBe(
          shown.reduce((sum, { invalidFields = 0 }) => sum + invalidFields, 0),
        )
      }),
      { seed: 13, numRuns: 15 },
    )
  })
})
