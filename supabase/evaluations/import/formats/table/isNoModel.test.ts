import { expect, it } from 'vitest'
import { isNoModel } from './isNoModel.ts'

it.each([
  'Average',
  'Ours',
  'Ours (7B)',
  'Ours + RAG',
  'Our model',
  'Proposed',
  'This work',
  'Unsere',
  '我们的方法',
  'Open models',
  'Proprietary LLMs',
  'Top-1',
  'avg.',
  'Mean (all models)',
  'Human',
  'Human expert',
  'HUMANS',
  'Random',
  'Random chance (25 %)',
  'Majority class',
  'Ø',
  'Mensch',
  'Mittelwert aller Modelle',
  'Human (MTurk)',
  '(average)',
  'Std. dev.',
  'Best',
  'Average of 3 runs',
  'Moyenne générale',
  'Promedio',
  '平均',
  '人类',
  'ランダム',
  '평균',
  'المتوسط',
  'Среднее',
])('takes %s for no model', (name) => {
  expect(isNoModel(name)).toBe(true)
})

it.each([
  '',
  'GPT-4o',
  'Random-LLM',
  'human-7b',
  'MeanFlow',
  'org/average',
  'all',
  'OursLM-7B',
  'Model A (ours)',
  'Open-Assistant',
  'Reference-Llama',
  'Model',
  '平均模型-7B',
])('takes "%s" for a name', (name) => {
  expect(isNoModel(name)).toBe(false)
})
