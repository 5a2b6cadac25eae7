import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { invalidRow, SUITE_ROW, validRow } from '../../testing/arbitraryRows.ts'
import { waitForFinalText } from '../../testing/waitForFinalText.tsx'
import { extractNumbers, formatNumbers, readScores } from '../../testing/expectedNumbers.ts'
import { snapshotOver } from '../../testing/sourcesOverRows.ts'
import { ModelCard } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const otherRows = fc.array(fc.oneof(validRow, invalidRow), { maxLength: 2 })

// The contract of sources with invalid rows holds for every source.
describe('ModelCard with arbitrary rows', () => {
  it('renders the numbers of a valid row, and no number for an invalid one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(validRow, invalidRow), otherRows, async (sent, others) => {
        const row: unknown = sent instanceof Object ? { ...sent, id: 'subject' } : sent
        const source = snapshotOver([...others, row], [SUITE_ROW])
        const text = await waitForFinalText(<ModelCard modelId="subject" />, source)

        const [model] = readScores([row]).items
        if (model !== undefined) {
          expect(text).toContain(model.name)
          const numbers = formatNumbers(model)
          for (const number of extractNumbers(text)) expect(numbers).toContain(number)
          const count = /(\d+) details? (?:is|are) invalid/.exec(text)?.[1] ?? 0
          expect(Number(count)).toBe(model.invalidFields ?? 0)
          expect(text).not.toContain('Model Not Found')
        } else {
          expect(text).toMatch(/Model Not Found|Failed to load this evaluation/)
          expect(extractNumbers(text)).toEqual([])
        }
      }),
      { seed: 11, numRuns: 40 },
    )
  })
})
