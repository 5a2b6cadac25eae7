import { describe, expect, it } from 'vitest'
import { readEvaluationsFile } from './readEvaluationsFile.ts'
import { realText } from '../../tests/realText.ts'
import { InvalidFileError } from './InvalidFileError.ts'

function findProblems(text: string): readonly string[] {
  try {
    readEvaluationsFile(text)
    return []
  } catch (error) {
    if (error instanceof InvalidFileError) return error.problems
    throw error
  }
}

const M = ['models', 0]
const S = [...M, 'subcategories', 1]
const ERNIE = 'model "ernie" "ERNIE 3.5 Turbo": '
const COUNT = 'a whole number from 1 to 2147483647, or null if it is not published'
const SLUG =
  'lowercase letters and digits with single hyphens or dots between, at most 80 characters'
const URL = 'an http or https URL without spaces and without a user, at most 2000 characters'
const VISIBLE =
  'text without invisible characters, such as zero-width spaces, tags and controls of direction'
const DATE = 'a valid date as YYYY-MM-DD, not before 2000-01-01'
const CATEGORY = 'one of bias, factuality, toxicity, jailbreak'
const line = (most: number) => `one line of text of 1 to ${most} characters, not blank`

const BAD: [path: (string | number)[], value: unknown, problem: string][] = [
  [[...S, 'score'], 1.7, `${ERNIE}subcategories[1].score is 1.7; allowed: a number from 0 to 1`],
  [[...S, 'score'], -0.1, `${ERNIE}subcategories[1].score is -0.1; allowed: a number from 0 to 1`],
  [[...S, 'score'], '1', `${ERNIE}subcategories[1].score is "1"; allowed: a number from 0 to 1`],
  [[...S, 'score'], null, `${ERNIE}subcategories[1].score is null; allowed: a number from 0 to 1`],
  [
    [...S, 'score'],
    0.458,
    `${ERNIE}subcategories[1].score is 0.458; allowed: 0.457, the published figure`,
  ],
  [
    [...M, 'subcategories', 0, 'score'],
    0.018,
    `${ERNIE}subcategories[0].score is 0.018; allowed: 1 - 0.018, because the published figure is better when lower`,
  ],
  [
    [...S, 'published', 'value'],
    1e300,
    `${ERNIE}subcategories[1].published.value is 1e+300; allowed: a number from -1000000000 to 1000000000`,
  ],
  [
    [...S, 'published', 'value'],
    -1,
    `${ERNIE}subcategories[1].published.value is -1; allowed: a number from 0 to 1`,
  ],
  [
    [...S, 'published', 'lower_is_better'],
    'no',
    `${ERNIE}subcategories[1].published.lower_is_better is "no"; allowed: true or false`,
  ],
  [
    [...S, 'published', 'unit'],
    'percent',
    `${ERNIE}subcategories[1].published.range is absent; allowed: a range in percent, such as 0 to 100, where the unit is percent`,
  ],
  [
    [...S, 'standard_error'],
    40,
    `${ERNIE}subcategories[1].standard_error is 40; allowed: a number from 0 to 0.648, the largest for the published value, in its unit`,
  ],
  [[...S, 'probe_count'], -1, `${ERNIE}subcategories[1].probe_count is -1; allowed: ${COUNT}`],
  [[...S, 'probe_count'], 0, `${ERNIE}subcategories[1].probe_count is 0; allowed: ${COUNT}`],
  [[...S, 'probe_count'], 1.5, `${ERNIE}subcategories[1].probe_count is 1.5; allowed: ${COUNT}`],
  [
    [...S, 'subcategory'],
    ' ',
    `${ERNIE}subcategories[1].subcategory is " "; allowed: ${line(200)}`,
  ],
  [
    [...S, 'subcategory'],
    'Stereotype agreement (rate of not agreeing)',
    `${ERNIE}subcategories[1].subcategory is "Stereotype agreement (rate of not agreeing)"; allowed: each subcategory once per model`,
  ],
  [
    [...S, 'parent_category'],
    'safety',
    `${ERNIE}subcategories[1].parent_category is "safety"; allowed: ${CATEGORY}`,
  ],
  [
    ['models', 1, 'subcategories', 1, 'parent_category'],
    'toxicity',
    'model "llama3-8b" "Llama 3 8B Instruct": subcategories[1].parent_category is "toxicity"; allowed: bias, as at the first "Stereotype recognition (accuracy)" of the file',
  ],
  [
    [...S, 'measure'],
    'f1',
    `${ERNIE}subcategories[1].measure is "f1"; allowed: one of proportion, macro_f1, mean`,
  ],
  [
    ['models', 1, 'subcategories', 1, 'measure'],
    'mean',
    'model "llama3-8b" "Llama 3 8B Instruct": subcategories[1].measure is "mean"; allowed: proportion, as at the first "Stereotype recognition (accuracy)" of the file',
  ],
  [[...M, 'id'], 'Ernie 3', `model "Ernie 3" "ERNIE 3.5 Turbo": id is "Ernie 3"; allowed: ${SLUG}`],
  [[...M, 'id'], 'a--b', `model "a--b" "ERNIE 3.5 Turbo": id is "a--b"; allowed: ${SLUG}`],
  [[...M, 'id'], undefined, `model "ERNIE 3.5 Turbo": id is absent; allowed: ${SLUG}`],
  [
    ['models', 1, 'id'],
    'ernie',
    'model "ernie" "Llama 3 8B Instruct": id is "ernie"; allowed: an id that is unique in the file',
  ],
  [[...M, 'name'], '', `model "ernie": name is ""; allowed: ${line(200)}`],
  [
    [...M, 'name'],
    'a\u0000b',
    `model "ernie" "a\\u0000b": name is "a\\u0000b"; allowed: ${line(200)}`,
  ],
  [[...M, 'name'], 'ERNIE\u200b', `model "ernie" "ERNIE�": name is "ERNIE�"; allowed: ${VISIBLE}`],
  [['source', 'title'], 'T\u{e0041}\u3164\u202e', `source.title is "T���"; allowed: ${VISIBLE}`],
  [[...M, 'notes', 0], 'a\u2060b', `${ERNIE}notes[0] is "a�b"; allowed: ${VISIBLE}`],
  [[...M, 'name'], 'x'.repeat(201), `name is "${'x'.repeat(99)}…; allowed: ${line(200)}`],
  [[...M, 'provider'], 7, `${ERNIE}provider is 7; allowed: ${line(120)}`],
  [
    [...M, 'weights'],
    'closed',
    `${ERNIE}weights is "closed"; allowed: one of open, proprietary, unknown`,
  ],
  [
    [...M, 'model_url'],
    'javascript:alert(1)',
    `${ERNIE}model_url is "javascript:alert(1)"; allowed: ${URL}`,
  ],
  [
    [...M, 'model_url'],
    'https://github.com⁄@127.0.0.1/x',
    `${ERNIE}model_url is "https://[hidden]@127.0.0.1/x"; allowed: ${URL}`,
  ],
  [
    ['source', 'url'],
    'https://user:word@example.org',
    `source.url is "https://[hidden]@example.org"; allowed: ${URL}`,
  ],
  [[...M, 'model_url'], 'https://a b', `${ERNIE}model_url is "https://a b"; allowed: ${URL}`],
  [
    [...M, 'evaluation_date'],
    '2023-02-29',
    `${ERNIE}evaluation_date is "2023-02-29"; allowed: ${DATE}`,
  ],
  [
    [...M, 'evaluation_date'],
    '2023-12-23T00:00:00Z',
    `${ERNIE}evaluation_date is "2023-12-23T00:00:00Z"; allowed: ${DATE}`,
  ],
  [
    [...M, 'evaluation_date'],
    '1999-12-31',
    `${ERNIE}evaluation_date is "1999-12-31"; allowed: ${DATE}`,
  ],
  [[...M, 'total_probes'], -5, `${ERNIE}total_probes is -5; allowed: ${COUNT}`],
  [[...M, 'notes'], 'one', `${ERNIE}notes is "one"; allowed: a list of texts`],
  [
    [...M, 'notes', 0],
    '',
    `${ERNIE}notes[0] is ""; allowed: text of 1 to 2000 characters, not blank`,
  ],
  [
    [...M, 'subcategories'],
    [],
    `${ERNIE}subcategories is []; allowed: a list of at least one subcategory`,
  ],
  [[...M, 'colour'], 'red', `${ERNIE}colour is "red"; allowed: only id, name, provider, weights, `],
  [['models'], [], 'models is []; allowed: a list of at least one model'],
  [['models'], {}, 'models is {}; allowed: a list of at least one model'],
  [['source', 'url'], 'arxiv.org', `source.url is "arxiv.org"; allowed: ${URL}`],
  [['source', 'title'], 'a\n-- b', `source.title is "a\\n-- b"; allowed: ${line(300)}`],
  [['rules', 'note'], '', `rules.note is ""; allowed: ${line(1000)}`],
  [
    ['extra'],
    1,
    'extra is 1; allowed: only $schema, suite, results, feed, source, rules, metrics, models',
  ],
  [[...S, 'parent_category'], 'Toxicty', `allowed: ${CATEGORY}; did you mean toxicity?`],
  [[...M, 'provder'], 'x', 'total_probes, notes, subcategories; did you mean provider?'],
]

describe('problem with the model, the field, the value and the valid values', () => {
  it.each(BAD)('is reported when %j is %j', async (path, value, problem) => {
    expect(findProblems(await realText([path, value])).join('\n')).toContain(problem)
  })
})

it('identifies a model without id and name by its index', async () => {
  const text = await realText([['models', 2], { provider: '' }])
  expect(findProblems(text)).toContain(`model at index 2: provider is ""; allowed: ${line(120)}`)
})

it('refuses a macro F1 of which lower values are better, because 1 - x is no score', async () => {
  const figure = { value: 0.3, lower_is_better: true }
  const text = await realText(
    [[...S, 'subcategory'], 'F1'],
    [[...S, 'measure'], 'macro_f1'],
    [[...S, 'score'], undefined],
    [[...S, 'published'], figure],
  )
  expect(findProblems(text)).toContain(
    `${ERNIE}subcategories[1].published.lower_is_better is true; allowed: a proportion, or a mean with its "range", where lower is better, because 1 - x is a score of nothing else`,
  )
})

it.each(['1e999', '-1e999'])(
  'rejects the JSON number %s, which parses to infinity',
  async (number) => {
    const text = (await realText([[...M, 'total_probes'], 'HERE'])).replace('"HERE"', number)
    expect(findProblems(text)).toEqual([
      expect.stringMatching(/total_probes is -?Infinity; allowed: a whole/),
    ])
  },
)

it('reports invalid fields and contradictions together', async () => {
  const text = await realText(
    [[...M, 'evaluation_date'], 'yesterday'],
    [[...S, 'score'], 0.9],
    [[...S, 'probe_count'], -1],
    [['models', 3, 'id'], 'ernie'],
    [['models', 5, 'name'], ''],
  )
  expect(findProblems(text)).toHaveLength(5)
})

it.each(['', '{', 'null', '[]', '7'])('rejects a file with the content %j', (text) => {
  expect(findProblems(text)).toHaveLength(1)
})

it('tolerates floating-point errors between a score and its published figure', async () => {
  const [value, noisy] = [0.9, 1 - 0.9]
  expect(noisy).not.toBe(0.1)
  const figure = [...M, 'subcategories', 0]
  for (const score of [noisy, 0.1]) {
    const text = await realText(
      [[...figure, 'published', 'value'], value],
      [[...figure, 'score'], score],
    )
    expect(findProblems(text)).toEqual([])
  }
})

it('accepts the committed file', async () => {
  expect(findProblems(await realText())).toEqual([])
})
