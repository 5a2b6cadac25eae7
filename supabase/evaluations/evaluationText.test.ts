import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import type { EvaluationsFile } from './evaluationsFile.ts'
import { formatDescription, formatNotes } from './evaluationText.ts'
import { readEvaluationsFile } from './readEvaluationsFile.ts'
import { REAL_FILES, realText } from '../tests/realText.ts'

it.each([
  ['open', 'Open-weights model by Baidu, evaluated as ERNIE API, ERNIE-3.5-turbo.'],
  ['proprietary', 'Proprietary model by Baidu, evaluated as ERNIE API, ERNIE-3.5-turbo.'],
  ['unknown', 'Model by Baidu, evaluated as ERNIE API, ERNIE-3.5-turbo.'],
])('describes a model with %s weights', async (weights, description) => {
  const { models } = readEvaluationsFile(await realText([['models', 0, 'weights'], weights]))
  const [ernie] = models
  expect(ernie && formatDescription(ernie)).toBe(description)
})

it('does not mention a composite in the notes of a file with one category', async () => {
  const text = await readFile(REAL_FILES[2] ?? '', 'utf8')
  const several = readEvaluationsFile(await realText())
  const single = readEvaluationsFile(text)
  const notesOf = (file: EvaluationsFile) => {
    const [model] = file.models
    return model && formatNotes(model, file).join('\n')
  }
  expect(notesOf(several)).toContain('its z-score and the composite are computed by this project')
  expect(notesOf(single)).toContain('and its z-score are computed by this project')
  expect(notesOf(single)).not.toContain('composite')
})
