import { expect, it } from 'vitest'
import { getMeasuredCategories } from './deriveEvaluations.ts'
import type { EvaluationsFile } from '../file/evaluationsFile.ts'
import { createNoteFormatter, formatDescription } from './evaluationText.ts'
import { readEvaluationsFile } from '../file/readEvaluationsFile.ts'
import { REAL_SUITES, realText } from '../../tests/realText.ts'

it.each([
  ['open', 'Open-weights model by Baidu.'],
  ['proprietary', 'Proprietary model by Baidu.'],
  ['unknown', 'Model by Baidu.'],
])('describes a model with %s weights', async (weights, description) => {
  const { models } = readEvaluationsFile(await realText([['models', 0, 'weights'], weights]))
  const [ernie] = models
  expect(ernie && formatDescription(ernie)).toBe(description)
})

it('does not mention a composite in the notes of a file with one category', async () => {
  const several = readEvaluationsFile(await realText())
  const single = REAL_SUITES.find(({ file }) => getMeasuredCategories(file).length === 1)?.file
  const getNotes = (file: EvaluationsFile | undefined) => {
    const [model] = file?.models ?? []
    return file && model && createNoteFormatter(file)(model).join('\n')
  }
  expect(getNotes(several)).toContain('its z-score and the composite are computed by this project')
  expect(getNotes(single)).toContain('and its z-score are computed by this project')
  expect(getNotes(single)).not.toContain('composite')
})
