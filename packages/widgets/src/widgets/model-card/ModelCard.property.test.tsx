import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goodRow, spoiltRow, type GoodRow } from '../../testing/arbitraryRows.ts'
import { finallySaid } from '../../testing/finallySaid.tsx'
import { countInvalidFields, isReadableRow } from '../../testing/readableRow.ts'
import { numbersIn, numbersOf } from '../../testing/shownNumbers.ts'
import { SOURCES_OVER_ROWS } from '../../testing/sourcesOverRows.ts'
import { ModelCard } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const otherRows = fc.array(fc.oneof(goodRow, spoiltRow), { maxLength: 2 })

describe.each(SOURCES_OVER_ROWS)('ModelCard with arbitrary rows of %s', (_, sourceOver) => {
  it('renders the numbers of a valid row, and no number for an invalid one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(goodRow, spoiltRow), otherRows, async (sent, others) => {
        const row: unknown = sent instanceof Object ? { ...sent, id: 'subject' } : sent
        const source = sourceOver([...others, row])
        const text = await finallySaid(<ModelCard modelId="subject" />, source)

        if (isReadableRow(row, 'scores') && (row as GoodRow).evaluations.length > 0) {
          expect(text).toContain((row as GoodRow).name)
          const numbers = numbersOf(row)
          for (const number of numbersIn(text)) expect(numbers).toContain(number)
          const count = /(\d+) details? (?:is|are) invalid/.exec(text)?.[1] ?? 0
          expect(Number(count)).toBe(countInvalidFields(row, 'scores'))
          expect(text).not.toContain('Model Not Found')
        } else {
          expect(text).toContain('Model Not Found')
          expect(numbersIn(text)).toEqual([])
        }
      }),
      { seed: 11, numRuns: 40 },
    )
  })
})
