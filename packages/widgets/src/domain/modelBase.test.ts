import { expect, it } from 'vitest'
import { groupByBase } from './modelBase.ts'

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
