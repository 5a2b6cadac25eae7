import { describe, expect, it } from 'vitest'
import { aModel } from '../../testing/builders.ts'
import { describeSource } from '../../testing/sourceContract.ts'
import { createMemorySource } from './memorySource.ts'

describeSource('the memory source', (models) => Promise.resolve(createMemorySource(models)))

describe('what the memory source has at hand', () => {
  const source = createMemorySource([aModel('a'), aModel('waiting', { evaluations: [] })])

  it('is what it answers later', async () => {
    expect(source.listLeaderboard.atHand?.()).toEqual(await source.listLeaderboard())
    expect(source.listModels.atHand?.()).toEqual(await source.listModels())
    for (const id of ['a', 'waiting', 'unknown', '__proto__']) {
      expect(source.getModel.atHand?.(id)).toEqual(await source.getModel(id))
      expect(source.getComparedModel.atHand?.(id)).toEqual(await source.getComparedModel(id))
    }
    expect(source.listLeaderboard.atHand?.().items).toHaveLength(1)
    expect(source.getModel.atHand?.('waiting')).toBeUndefined()
  })
})
