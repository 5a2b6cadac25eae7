import { describe, expect, it } from 'vitest'
import { aModel } from '../testing/builders.ts'
import { describeSource } from '../testing/sourceContract.ts'
import { createMemorySource } from './memorySource.ts'

describeSource('the memory source', (models, suites) =>
  Promise.resolve(createMemorySource(models, suites)),
)

describe('what the memory source knows before a request', () => {
  const source = createMemorySource([aModel('a'), aModel('waiting', { evaluations: [] })])

  it('equals what its methods resolve with', async () => {
    expect(source.initial?.listLeaderboard?.()).toEqual(await source.listLeaderboard())
    expect(source.initial?.listModels?.()).toEqual(await source.listModels())
    for (const id of ['a', 'waiting', 'unknown', '__proto__']) {
      expect(source.initial?.getModel?.(id)).toEqual((await source.getModel(id)) ?? null)
      expect(source.initial?.getComparedModel?.(id)).toEqual(
        (await source.getComparedModel(id)) ?? null,
      )
    }
    expect(source.initial?.listLeaderboard?.()?.items).toHaveLength(1)
    expect(source.initial?.getModel?.('waiting')).toBeNull()
  })
})
