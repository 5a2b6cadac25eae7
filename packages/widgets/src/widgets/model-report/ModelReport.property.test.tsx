import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goodRow, spoiltRow, type GoodRow } from '../../testing/arbitraryRows.ts'
import { finallySaid } from '../../testing/finallySaid.tsx'
import { countInvalidFields, isReadableRow } from '../../testing/readableRow.ts'
import { meansOf, numbersIn, numbersOf } from '../../testing/shownNumbers.ts'
import { SOURCES_OVER_ROWS } from '../../testing/sourcesOverRows.ts'
import { ModelReport } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const otherRows = fc.array(fc.oneof(goodRow, spoiltRow), { maxLength: 2 })

describe.each(SOURCES_OVER_ROWS)('ModelReport with arbitrary rows of %s', (_, sourceOver) => {
  it('renders the numbers of a valid row, and no number for an invalid one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(goodRow, spoiltRow), otherRows, async (sent, others) => {
        const row: unknown = sent instanceof Object ? { ...sent, id: 'subject' } : sent
        const source = sourceOver([...others, row])
        const text = await finallySaid(<ModelReport modelId="subject" />, source)

        if (isReadableRow(row, 'everything') && (row as GoodRow).evaluations.length > 0) {
          expect(text).toContain((row as GoodRow).name)
          const readable = [...others, row].filter((one) => isReadableRow(one, 'scores'))
          const numbers = [...numbersOf(row), ...meansOf(readable)]
          for (const number of numbersIn(text)) expect(numbers).toContain(number)
          const counts = [...text.matchAll(/(\d+) details? (?:is|are) invalid/g)]
          expect(Number(counts.at(-1)?.[1] ?? 0)).toBe(countInvalidFields(row, 'everything'))
          expect(text).not.toContain('Model Not Found')
        } else {
          expect(text).toContain('Model Not Found')
          expect(numbersIn(text)).toEqual([])
        }
      }),
      { seed: 11, numRuns: 12 },
    )
  })
})
