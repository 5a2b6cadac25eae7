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
const [given] = model?.subcategories ?? []
if (model === undefined || given === undefined) throw new Error('There is no figure.')
const { standard_error: _error, interval: _interval, judge: _judge, ...figure } = given

const withModel = (changes: Partial<FileModel>): EvaluationsFile => ({
  ...file,
  models: [{ ...model, ...changes }],
})
const facts = {
  probe_count: 500,
  standard_error: 0.02,
  interval: { lower: 0.7, upper: 0.9, level: 0.95 },
  judge: 'Judge 1',
}
const known = withModel({
  weights: 'open',
  date_kind: 'day',
  evaluation_date: '2024-05-06',
  total_probes: 900,
  notes: ['Without its system prompt.'],
  subcategories: [{ ...figure, ...facts }],
})

it.each<[Partial<FileModel>, string]>([
  [{ subcategories: [] }, `the figure "${figure.subcategory}" of ${figure.parent_category}`],
  [
    { subcategories: [{ ...figure, ...facts, parent_category: 'bias' }] },
    `the figure "${figure.subcategory}" of ${figure.parent_category}`,
  ],
  [
    { subcategories: [{ ...figure, ...facts, probe_count: null }] },
    `the number of prompts of "${figure.subcategory}", 500`,
  ],
  [{ total_probes: null }, 'its number of prompts, 900'],
  [{ date_kind: 'at_latest' }, 'the day of its runs, 2024-05-06'],
  [{ notes: [] }, 'the note "Without its system prompt."'],
  [{ weights: 'unknown' }, 'that its weights are open'],
])('names what a model would lose by %j', (changes, loss) => {
  const next = withModel({ ...known.models[0], ...changes })
  expect(findLosses(known, next)).toEqual([`model "${model.id}": ${loss}`])
})

it('names the uncertainty and the judge that a figure would lose', () => {
  const next = withModel({ ...known.models[0], subcategories: [{ ...figure, probe_count: 500 }] })
  expect(findLosses(known, next)).toEqual([
    `model "${model.id}": the standard error of "${figure.subcategory}", 0.02`,
    `model "${model.id}": the interval of "${figure.subcategory}", 0.7 to 0.9`,
    `model "${model.id}": the judge of "${figure.subcategory}", Judge 1`,
  ])
})

it('names a fact that nobody has described in words, such as one that is new', () => {
  const subcategories = [{ ...figure, ...facts, temperature: 0 }]
  const before = withModel({ ...known.models[0], ...{ context_length: 8192 }, subcategories })
  expect(findLosses(before, known)).toEqual([
    `model "${model.id}": the temperature of "${figure.subcategory}", 0`,
    `model "${model.id}": its context_length, 8192`,
  ])
})

it('does not count the note of an import about its run as a loss', () => {
  const note = 'Toxicity: 3 of 500 answers have no score.'
  const before = withModel({ notes: [note] })
  expect(findLosses(before, withModel({ notes: [] }))).toEqual([])
})

it('does not count other values and more figures as a loss', () => {
  const more = { ...figure, subcategory: 'Another', score: 0.9 }
  const { interval: _dropped, ...others } = facts
  const subcategories = [{ ...figure, ...others, score: 0.1, probe_count: 400 }, more]
  const next = withModel({ ...known.models[0], weights: 'proprietary', subcategories })
  expect(findLosses(known, next)).toEqual([])
})
