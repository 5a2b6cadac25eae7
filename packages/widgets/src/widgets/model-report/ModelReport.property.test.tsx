import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CATEGORIES } from '../../domain/index.ts'
import { invalidRow, SUITE_ROW, validRow } from '../../testing/arbitraryRows.ts'
import { waitForFinalText } from '../../testing/waitForFinalText.tsx'
import { extractNumbers, formatNumbers, readModel } from '../../testing/expectedNumbers.ts'
import { snapshotOver } from '../../testing/sourcesOverRows.ts'
import { ModelReport } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const otherRows = fc.array(fc.oneof(validRow, invalidRow), { maxLength: 2 })

/** Its stored composite is not the mean of its scores. */
const contradicting = (compound_score: number | null) => ({
  id: 'a',
  name: 'x',
  provider: 'x',
  description: null,
  model_url: null,
  evaluations: [
    {
      suite_id: SUITE_ROW.id,
      evaluation_date: '2024-02-29',
      compound_score,
      source_title: null,
      source_url: null,
      evaluation_scores: CATEGORIES.map((category) => ({ category, raw_score: 0.75, z_score: 1 })),
      total_probes: 1,
      evaluation_categories: [],
      evaluation_notes: [],
    },
  ],
})

// The contract of sources with invalid rows holds for every source.
describe('ModelReport with arbitrary rows', () => {
  it('renders the numbers of a valid row, and no number for an invalid one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(validRow, invalidRow), otherRows, async (sent, others) => {
        const row: unknown = sent instanceof Object ? { ...sent, id: 'subject' } : sent
        const source = snapshotOver([...others, row], [SUITE_ROW])
        const text = await waitForFinalText(<ModelReport modelId="subject" />, source)

        const model = readModel(row)
        if (model !== undefined) {
          expect(text).toContain(model.name)
          const numbers = formatNumbers(model)
          for (const number of extractNumbers(text)) expect(numbers).toContain(number)
          const counts = [...text.matchAll(/(\d+) details? (?:is|are) invalid/g)]
          expect(Number(counts.at(-1)?.[1] ?? 0)).toBe(model.invalidFields ?? 0)
          expect(text).not.toContain('Model Not Found')
        } else {
          expect(text).toContain('Model Not Found')
          expect(extractNumbers(text)).toEqual([])
        }
      }),
      {
        seed: 11,
        numRuns: 60,
        examples: [
          [contradicting(0.5), []],
          [contradicting(null), []],
        ],
      },
    )
  })
})
