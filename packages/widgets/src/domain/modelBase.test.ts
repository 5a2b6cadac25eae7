import { expect, it } from 'vitest'
import { groupByBase, listOtherConfigurations } from './modelBase.ts'

it('models of one base follow the first of them, and the others keep their order', () => {
  const models = ['gpt-5', 'alone', 'openai-gpt-5', 'other'].map((id) => ({ id }))
  const bases = new Map([['openai-gpt-5', { base: 'gpt-5', configuration: '2025-08-07' }]])
  expect(groupByBase(models, bases).map(({ id }) => id)).toEqual([
    'gpt-5',
    'openai-gpt-5',
    'alone',
    'other',
  ])
})

it('lists the other models of a base, also the one that is the base', () => {
  const bases = new Map([
    ['a-1', { base: 'a' }],
    ['a-2', { base: 'a' }],
    ['b-1', { base: 'b' }],
  ])
  expect(listOtherConfigurations('a-1', bases)).toEqual(['a', 'a-2'])
  expect(listOtherConfigurations('a', bases)).toEqual(['a-1', 'a-2'])
  expect(listOtherConfigurations('c', bases)).toEqual([])
})
