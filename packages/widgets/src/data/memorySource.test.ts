import { describe, expect, it } from 'vitest'
import { aModel } from '../testing/builders.ts'
import { describeSource } from '../testing/sourceContract.ts'
import { createMemorySource } from './memorySource.ts'

describeSource('the memory source', (models, suites) =>
  Promise.resolve(createMemorySource(models, suites)),
)

describe('initialData of the memory source', () => {
  const source = createMemorySource([aModel('a'), aModel('waiting', { evaluations: [] })])

  it('equals what the method resolves with', async () => {
    expect(source.listLeaderboard.initialData?.()).toEqual(await source.listLeaderboard())
    expect(source.listModels.initialData?.()).toEqual(await source.listModels())
    for (const id of ['a', 'waiting', 'unknown', '__proto__']) {
      expect(source.getModel.initialData?.(id)).toEqual(await source.getModel(id))
      expect(source.getComparedModel.initialData?.(id)).toEqual(await source.getComparedModel(id))
    }
    expect(source.listLeaderboard.initialData?.().items).toHaveLength(1)
    expect(source.getModel.initialData?.('waiting')).toBeUndefined()
  })
})
