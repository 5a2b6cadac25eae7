import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goodRow, spoiltRow, type GoodRow } from '../../testing/arbitraryRows.ts'
import { finallySaid } from '../../testing/finallySaid.tsx'
import { isReadableRow } from '../../testing/readableRow.ts'
import { meansOf, numbersIn, numbersOf } from '../../testing/shownNumbers.ts'
import { SOURCES_OVER_ROWS } from '../../testing/sourcesOverRows.ts'
import { ModelReport } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const otherRows = fc.array(fc.oneof(goodRow, spoiltRow), { maxLength: 2 })

describe.each(SOURCES_OVER_ROWS)('ModelReport over %s with a row of any kind', (_, sourceOver) => {
  it('shows what the row says when it can be read, and no number otherwise', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(goodRow, spoiltRow), otherRows, async (sent, others) => {
        const row: unknown = sent instanceof Object ? { ...sent, id: 'subject' } : sent
        const source = sourceOver([...others, row])
        const said = await finallySaid(<ModelReport modelId="subject" />, source)

        if (isReadableRow(row, 'everything') && (row as GoodRow).evaluations.length > 0) {
          expect(said).toContain((row as GoodRow).name)
          const readable = [...others, row].filter((one) => isReadableRow(one, 'scores'))
          const numbers = [...numbersOf(row as GoodRow), ...meansOf(readable as GoodRow[])]
          for (const number of numbersIn(said)) expect(numbers).toContain(number)
          expect(said).not.toContain('Model Not Found')
        } else {
          expect(said).toContain('Model Not Found')
          expect(numbersIn(said)).toEqual([])
        }
      }),
      { seed: 11, numRuns: 12 },
    )
  })
})
