import { describe, expect, it } from 'vitest'
import { chooseModels } from './chooseModels.ts'

const models = [{ id: 'a' }, { id: 'b' }, { id: 'toString' }]

describe('chooseModels', () => {
  it('finds the models in the order of the ids, each once', () => {
    const { chosen, unknown } = chooseModels(models, ['b', 'a', 'b'])
    expect(chosen).toEqual([{ id: 'b' }, { id: 'a' }])
    expect(unknown).toEqual([])
  })

  it('lists the ids that no model has, each once', () => {
    const { chosen, unknown } = chooseModels(models, ['x', 'a', 'constructor', 'x'])
    expect(chosen).toEqual([{ id: 'a' }])
    expect(unknown).toEqual(['x', 'constructor'])
  })

  it('finds none without ids or models', () => {
    expect(chooseModels(models, [])).toEqual({ chosen: [], unknown: [] })
    expect(chooseModels([], ['a'])).toEqual({ chosen: [], unknown: ['a'] })
  })
})
