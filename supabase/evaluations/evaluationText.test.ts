import { expect, it } from 'vitest'
import { formatDescription } from './evaluationText.ts'
import { readEvaluationsFile } from './readEvaluationsFile.ts'
import { realText } from '../tests/realText.ts'

it.each([
  ['open', 'Open-weights model by Baidu, evaluated as ERNIE API, ERNIE-3.5-turbo.'],
  ['proprietary', 'Proprietary model by Baidu, evaluated as ERNIE API, ERNIE-3.5-turbo.'],
  ['unknown', 'Model by Baidu, evaluated as ERNIE API, ERNIE-3.5-turbo.'],
])('describes a model with %s weights', async (weights, description) => {
  const { models } = readEvaluationsFile(await realText([['models', 0, 'weights'], weights]))
  const [ernie] = models
  expect(ernie && formatDescription(ernie)).toBe(description)
})
