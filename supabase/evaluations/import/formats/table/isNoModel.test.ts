import { expect, it } from 'vitest'
import { isNoModel } from './isNoModel.ts'

it.each([
  'Average',
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
  'Model',
  '平均模型-7B',
])('takes "%s" for a name', (name) => {
  expect(isNoModel(name)).toBe(false)
})
