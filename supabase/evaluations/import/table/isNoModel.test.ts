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
])('takes %s for no model', (name) => {
  expect(isNoModel(name)).toBe(true)
})

it.each(['', 'GPT-4o', 'Random-LLM', 'human-7b', 'MeanFlow', 'org/average', 'all', 'Model'])(
  'takes "%s" for a name',
  (name) => {
    expect(isNoModel(name)).toBe(false)
  },
)
