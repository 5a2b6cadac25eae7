import { expect, it } from 'vitest'
import { readEvaluationsFile } from '../file/readEvaluationsFile.ts'
import type { FileModel } from '../file/evaluationsFile.ts'
import { realText } from '../../tests/realText.ts'
import { mergeFileModels } from './mergeFileModels.ts'

const [model] = readEvaluationsFile(await realText()).models
if (model === undefined) throw new Error('There is no model.')

const UNKNOWN = { weights: 'unknown', model_url: null } as const
const MODEL: FileModel = { ...model, ...UNKNOWN }
const PAGE = 'https://example.org/model'

/** Merges the same model of several files, and returns what is known of it. */
function merge(...files: readonly Partial<FileModel>[]) {
  const merged = mergeFileModels(files.map((changes) => ({ ...MODEL, ...changes })))
  expect(merged).toHaveLength(1)
  const { weights, model_url, evaluated_as } = merged[0] ?? {}
  return { weights, model_url, evaluated_as }
}

it.each<[string, Partial<FileModel>[], Partial<FileModel>]>([
  ['the first file that knows it', [{}, {}, { weights: 'open', model_url: PAGE }, {}], {}],
  ['two files that know one fact each', [{}, { model_url: PAGE }, { weights: 'open' }], {}],
  [
    'the first file where several know it',
    [
      { weights: 'open', model_url: PAGE },
      { weights: 'proprietary', model_url: 'https://example.org/other' },
    ],
    {},
  ],
  ['no file where none knows it', [{}, {}], UNKNOWN],
])('what is known of a model is that of %s', (_, files, known) => {
  expect(merge(...files)).toMatchObject({ weights: 'open', model_url: PAGE, ...known })
})

it('the name that a model was evaluated under stays that of the first file', () => {
  expect(merge({ evaluated_as: 'a' }, { evaluated_as: 'b', weights: 'open' })).toMatchObject({
    evaluated_as: 'a',
    weights: 'open',
  })
})
