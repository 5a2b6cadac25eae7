import { expect, it } from 'vitest'
import type { EvaluationsFile, FileModel } from '../../file/evaluationsFile.ts'
import { createReport, figureWith } from '../testing/reports.ts'
import { chooseRuns } from '../choose/chooseRuns.ts'
import { SUITE } from '../testing/suite.ts'
import { buildFile } from './buildFile.ts'
import { findLosses } from './findLosses.ts'

const { taken } = chooseRuns([createReport('a.json', {}, [figureWith()])], new Map())
const file = buildFile(SUITE, taken, new Map())
const [model] = file.models
const [figure] = model?.subcategories ?? []
if (model === undefined || figure === undefined) throw new Error('There is no figure.')

const withModel = (changes: Partial<FileModel>): EvaluationsFile => ({
  ...file,
  models: [{ ...model, ...changes }],
})
const known = withModel({ weights: 'open', subcategories: [{ ...figure, probe_count: 500 }] })

it.each<[Partial<FileModel>, string]>([
  [{ subcategories: [] }, `the figure "${figure.subcategory}" of ${figure.parent_category}`],
  [
    { subcategories: [{ ...figure, parent_category: 'bias' }] },
    `the figure "${figure.subcategory}" of ${figure.parent_category}`,
  ],
  [
    { subcategories: [{ ...figure, probe_count: null }] },
    `the number of prompts of "${figure.subcategory}", 500`,
  ],
  [{ weights: 'unknown' }, 'that its weights are open'],
])('names what a model would lose by %j', (changes, loss) => {
  const next = withModel({ ...known.models[0], ...changes })
  expect(findLosses(known, next)).toEqual([`model "${model.id}": ${loss}`])
})

it('takes other values and more figures for no loss', () => {
  const more = { ...figure, subcategory: 'Another', score: 0.9 }
  const subcategories = [{ ...figure, score: 0.1, probe_count: 400 }, more]
  expect(findLosses(known, withModel({ weights: 'proprietary', subcategories }))).toEqual([])
})
