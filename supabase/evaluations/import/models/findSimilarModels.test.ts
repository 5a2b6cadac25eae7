import { expect, it } from 'vitest'
import { findSimilarModels } from './findSimilarModels.ts'

it('groups ids that differ only in provider, capitals, separators or date', () => {
  const ids = ['GPT-4o', 'openai/gpt-4o-2024-08-06', 'gpt_4o', 'openai/azure/gpt-4o', 'gpt-4o-mini']
  expect(findSimilarModels(ids)).toEqual([
    ['GPT-4o', 'gpt_4o', 'openai/azure/gpt-4o', 'openai/gpt-4o-2024-08-06'],
  ])
})

it('reads the first _ as a slash if that gives an id with a provider', () => {
  const ids = ['meta/llama-3-70b', 'meta_llama-3-70b', 'gpt_4o', '4o']
  expect(findSimilarModels(ids)).toEqual([['meta/llama-3-70b', 'meta_llama-3-70b']])
})

it('groups no names in other letters that differ', () => {
  expect(findSimilarModels(['モデル一', 'モデル二', '文心一言', 'Größe-1', 'grosse 1'])).toEqual([
    ['Größe-1', 'grosse 1'],
  ])
})

it('groups names whose letters look alike', () => {
  expect(findSimilarModels(['GPT-4', 'GРT-4', 'ГигаЧат', 'Гига'])).toEqual([['GPT-4', 'GРT-4']])
})

it('returns no group for a single id', () => {
  expect(findSimilarModels(['a', 'a', 'b'])).toEqual([])
})
