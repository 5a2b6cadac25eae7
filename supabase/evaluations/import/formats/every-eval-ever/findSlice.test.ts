import { describe, expect, it } from 'vitest'
import { readRecord, createConvertedResult } from '../../testing/convertedRecord.ts'

describe('a board with parts', () => {
  const board = (slice: object, metric_id = 'hallucination-rate') => ({
    dataset: 'vectara-hallucination-leaderboard private evaluation corpus',
    score: 3.7,
    config: {
      metric_id,
      metric_unit: 'percent',
      metric_parameters: slice,
      lower_is_better: true,
      max_score: 100,
    },
  })
  const WHOLE = { slice_kind: 'overall' }
  const LAW = { slice_kind: 'category', slice: 'law' }

  it('is used as a whole, not in parts', async () => {
    const { judged } = await readRecord('unknown', [
      createConvertedResult(board(WHOLE)),
      createConvertedResult(board(LAW)),
    ])
    expect(judged.map(({ reason }) => reason)).toEqual([
      null,
      'it covers one part of the data, and the record has the whole',
    ])
    expect(judged[0]?.meaning).toMatchObject({
      subcategory: 'Faithful summaries (share without a hallucination)',
      lowerIsBetter: true,
      measure: 'proportion',
    })
  })

  it('has a figure of its own for each part if there is no whole', async () => {
    const { judged } = await readRecord('unknown', [createConvertedResult(board(LAW))])
    expect(judged[0]?.meaning?.subcategory).toMatch(/, category: law$/)
  })
})
