import { describe, expect, it } from 'vitest'
import { createScoreAxis } from './scoreAxis.ts'

describe('the axis of a picture', () => {
  it.each([
    ['no score', Infinity, 0.5],
    ['high scores alone, so that the lowest band has a zone', 0.93, 0.5],
    ['a score at a tick', 0.4, 0.4],
    ['a score below a tick', 0.399, 0.3],
    ['a score with floating-point noise', 0.1 + 0.2, 0.3],
    ['a zero', 0, 0],
  ])('starts at the tenth below %s', (_, lowest, from) => {
    expect(createScoreAxis(lowest).from).toBe(from)
  })

  it('has a tick every tenth between its ends', () => {
    expect(createScoreAxis(1).ticks).toEqual([0.6, 0.7, 0.8, 0.9])
    expect(createScoreAxis(0).ticks).toHaveLength(9)
  })

  it('has a zone for each band, from its start to 1', () => {
    expect(createScoreAxis(0.4).zones).toEqual([
      { band: 'poor', from: 0.4, to: 0.6 },
      { band: 'belowAverage', from: 0.6, to: 0.7 },
      { band: 'average', from: 0.7, to: 0.8 },
      { band: 'good', from: 0.8, to: 0.9 },
      { band: 'excellent', from: 0.9, to: 1 },
    ])
  })
})
