import { describe, expect, it } from 'vitest'
import { realText, type Change } from '../../tests/realText.ts'
import { readEvaluationsFile } from './readEvaluationsFile.ts'

const SUITE = {
  id: 'vectara-2026-03',
  title: 'Vectara Hallucination Leaderboard',
  version: 'March 2026',
  language: 'English',
  evaluator: 'Vectara',
  relationship: 'third_party',
  url: 'https://github.com/vectara/hallucination-leaderboard',
  licence: 'Apache-2.0',
  licence_url: 'https://www.apache.org/licenses/LICENSE-2.0',
  published_on: '2026-03-10',
  description: 'How often a model adds to a text that it summarises.',
  position: 3,
}
const FIGURE = ['models', 0, 'subcategories', 0]
const PUBLISHED = [...FIGURE, 'published']
const PERCENT: Change[] = [
  [[...PUBLISHED, 'value'], 1.8],
  [[...PUBLISHED, 'unit'], 'percent'],
  [[...PUBLISHED, 'range'], { low: 0, high: 100 }],
  [[...FIGURE, 'score'], 0.982],
]

const read = async (...changes: readonly Change[]) =>
  readEvaluationsFile(await realText(...changes))

describe('a file can have', () => {
  it('a suite', async () => {
    expect((await read([['suite'], SUITE])).suite).toEqual(SUITE)
  })

  it('what its suite measures, and caveats', async () => {
    const categories = { bias: { measures: 'A, {prompts} prompts', short: '{figures} “tests”' } }
    const suite = { ...SUITE, categories, caveats: ['One.', 'Two.', 'Three.'] }
    expect((await read([['suite'], suite])).suite).toEqual(suite)
  })

  it('an unknown number of prompts and unknown weights', async () => {
    const { models } = await read(
      [['suite'], SUITE],
      [[...FIGURE, 'probe_count'], null],
      [['models', 0, 'total_probes'], null],
      [['models', 0, 'weights'], 'unknown'],
    )
    const [figure] = models[0]?.subcategories ?? []
    expect(figure?.probe_count).toBeNull()
    expect(models[0]).toMatchObject({ total_probes: null, weights: 'unknown' })
  })

  it('a unit, range, metric, judge, errors and partial run of a figure', async () => {
    const more = {
      metric: 'hallucination rate',
      judge: 'HHEM-2.3',
      partial_run: true,
      standard_error: 0.2,
      interval: { lower: 1.5, upper: 2.1, level: 0.95 },
    }
    const changes = Object.entries(more).map(([key, value]): Change => [[...FIGURE, key], value])
    const { models } = await read(...PERCENT, ...changes)
    expect(models[0]?.subcategories[0]).toMatchObject(more)
  })

  it('an interval of unknown level', async () => {
    const interval = { lower: 0, upper: 0.1, level: null }
    const { models } = await read([[...FIGURE, 'interval'], interval])
    expect(models[0]?.subcategories[0]?.interval).toEqual(interval)
  })
})

const BAD: [problem: string, ...changes: Change[]][] = [
  [
    'score is 0.98; allowed: 0.982, where 1.8 lies from 0 to 100, because the published',
    ...PERCENT,
    [[...FIGURE, 'score'], 0.98],
  ],
  [
    'published.value is 101; allowed: a number from 0 to 100',
    ...PERCENT,
    [[...PUBLISHED, 'value'], 101],
  ],
  [
    'published.range.high is 0; allowed: a number above 0',
    [[...PUBLISHED, 'range'], { low: 0, high: 0 }],
  ],
  [
    'published.value is 1.8; allowed: a number from 0 to 1, unless "range" beside it',
    [[...PUBLISHED, 'value'], 1.8],
  ],
  [
    'interval is {"lower":0.1,"upper":0.2,"level":0.95}; allowed: bounds with the published 0.018',
    [[...FIGURE, 'interval'], { lower: 0.1, upper: 0.2, level: 0.95 }],
  ],
  [
    'interval.level is 95; allowed: a number between 0 and 1, or null',
    [[...FIGURE, 'interval'], { lower: 0, upper: 0.2, level: 95 }],
  ],
  ['standard_error is -1; allowed: a number from 0 to', [[...FIGURE, 'standard_error'], -1]],
  ['partial_run is "yes"; allowed: true or false', [[...FIGURE, 'partial_run'], 'yes']],
  ['suite.id is "Vectara"; allowed: lowercase', [['suite'], { ...SUITE, id: 'Vectara' }]],
  ['suite.id is "unnamed"; allowed: any other id', [['suite'], { ...SUITE, id: 'unnamed' }]],
  ['suite.id is "aliases"; allowed: any other id', [['suite'], { ...SUITE, id: 'aliases' }]],
  ['suite.id is "bases"; allowed: any other id', [['suite'], { ...SUITE, id: 'bases' }]],
  [
    'suite.position is 0; allowed: a whole number from 1 to',
    [['suite'], { ...SUITE, position: 0 }],
  ],
  [
    'suite.relationship is "own"; allowed: one of first_party, third_party, collaborative, other',
    [['suite'], { ...SUITE, relationship: 'own' }],
  ],
  [
    'suite.licence_url is absent; allowed: an http or https URL',
    [['suite'], { ...SUITE, licence_url: undefined }],
  ],
  [
    'suite.published_on is "March 2026"; allowed: a valid date',
    [['suite'], { ...SUITE, published_on: 'March 2026' }],
  ],
]

const says = (bias: object): Change => [['suite'], { ...SUITE, categories: { bias } }]
const warns = (...caveats: unknown[]): Change => [['suite'], { ...SUITE, caveats }]

BAD.push(
  [
    'categories.jailbrake is {"measures":"a"}; allowed: only bias, factuality, toxicity, jailbreak; did you mean jailbreak?',
    [['suite'], { ...SUITE, categories: { jailbrake: { measures: 'a' } } }],
  ],
  ['measures is ""; allowed: one line of text of 1 to 200 characters', says({ measures: '' })],
  ['measures is "a\\nb"; allowed: one line', says({ measures: 'a\nb' })],
  ['measures is "a�b"; allowed: text without invisible', says({ measures: 'a\u202eb' })],
  ['measures is "{n}"; allowed: text whose only braces', says({ measures: '{n}' })],
  ['allowed: one line of text of 1 to 200 characters', says({ measures: 'x'.repeat(201) })],
  ['allowed: one line of text of 1 to 40 ch', says({ measures: 'a', short: 'x'.repeat(41) })],
  ['allowed: short only beside measures', says({ short: 'a' })],
  [
    'allowed: text of at most 40 characters with its numbers',
    says({ measures: 'a', short: `${'x'.repeat(30)} {prompts}` }),
    [['models', 0, 'subcategories', 0, 'probe_count'], 10_000_000],
    [['models', 0, 'total_probes'], null],
  ],
  [
    'allowed: text without {prompts}, because their number is not published',
    says({ measures: '{prompts}' }),
    [['models', 0, 'subcategories', 0, 'probe_count'], null],
  ],
  ['suite.caveats is []; allowed: a list of 1 to 3 different lines', warns()],
  ['allowed: a list of 1 to 3 different lines', warns('a', 'b', 'c', 'd')],
  ['allowed: a list of 1 to 3 different lines', warns('a', 'a')],
  ['caveats[0] is " "; allowed: one line of text of 1 to 90 characters', warns(' ')],
  ['caveats[0] is null; allowed: one line of text', [['suite'], { ...SUITE, caveats: [null] }]],
)

it.each(BAD)('rejects a file: %s', async (problem, ...changes) => {
  await expect(read(...changes)).rejects.toThrow(problem)
})

it.each<[string, string, readonly Change[]]>([
  [
    'a date in the future',
    'evaluation_date is "2999-01-01"; allowed: a date that is not in the future',
    [[['models', 0, 'evaluation_date'], '2999-01-01']],
  ],
  [
    'fewer prompts in all than behind a figure',
    'total_probes is 3; allowed: a number from 1400',
    [[['models', 0, 'total_probes'], 3]],
  ],
  [
    'an address that no widget links to',
    'model_url is "https://example.org/a�b"; allowed: an http or https URL',
    [[['models', 0, 'model_url'], 'https://example.org/a\u200bb']],
  ],
])('rejects %s', async (_, problem, changes) => {
  const text = await realText(...changes)
  expect(() => readEvaluationsFile(text)).toThrow(problem)
})
