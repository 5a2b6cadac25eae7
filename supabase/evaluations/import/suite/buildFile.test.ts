import { describe, expect, it } from 'vitest'
import { readEvaluationsFile } from '../../file/readEvaluationsFile.ts'
import { InvalidFileError } from '../../file/InvalidFileError.ts'
import { buildFile } from './buildFile.ts'
import { chooseRuns } from '../choose/chooseRuns.ts'
import type { Alias } from '../models/readAliases.ts'
import type { FileReport } from '../choose/FileReport.ts'
import { figureWith, createReport } from '../testing/reports.ts'
import { SUITE } from '../testing/suite.ts'

const NONE = new Map<string, Alias>()

function build(reports: readonly FileReport[], aliases = NONE) {
  return buildFile(SUITE, chooseRuns(reports, aliases).taken, aliases)
}

function findBuildProblems(reports: readonly FileReport[], aliases = NONE): readonly string[] {
  try {
    build(reports, aliases)
    return []
  } catch (error) {
    if (error instanceof InvalidFileError) return error.problems
    throw error
  }
}

describe('buildFile', () => {
  it('builds a file that the other commands accept', () => {
    const file = build([createReport('a.json'), createReport('b.json', { model: 'org/other' })])
    expect(readEvaluationsFile(JSON.stringify(file))).toEqual(file)
    expect(file.suite).toEqual(SUITE)
    expect(file.models.map(({ id }) => id)).toEqual(['org-model', 'org-other'])
  })

  it('writes the published figure and its score', () => {
    const rate = figureWith({
      task: 'Summaries',
      metric: 'hallucination rate',
      value: 1.8,
      n: null,
      standardError: null,
      lowerIsBetter: true,
      range: { low: 0, high: 100 },
      judge: 'HHEM-2.3',
      meaning: {
        category: 'factuality',
        subcategory: 'Faithful summaries',
        lowerIsBetter: true,
        measure: 'proportion',
        unit: 'percent',
      },
    })
    const [model] = build([createReport('a.json', {}, [rate])]).models
    expect(model?.total_probes).toBeNull()
    expect(model?.subcategories).toEqual([
      {
        parent_category: 'factuality',
        subcategory: 'Faithful summaries',
        score: expect.closeTo(0.982, 12),
        probe_count: null,
        published: {
          table: 'Summaries',
          row: 'org/model',
          column: 'hallucination rate',
          value: 1.8,
          lower_is_better: true,
          unit: 'percent',
          range: { low: 0, high: 100 },
        },
        measure: 'proportion',
        metric: 'hallucination rate',
        judge: 'HHEM-2.3',
      },
    ])
  })

  it('writes standard errors and intervals, but no standard error of 0', () => {
    const interval = { lower: 0.4, upper: 0.6, level: 0.95 }
    const subcategoryWith = (changes: object) =>
      build([createReport('a.json', {}, [figureWith(changes)])]).models[0]?.subcategories[0]
    expect(subcategoryWith({ interval })).toMatchObject({ standard_error: 0.0175, interval })
    expect(subcategoryWith({ standardError: 0 })).not.toHaveProperty('standard_error')
  })

  it('adds a note to a partial run', () => {
    const [model] = build([createReport('a.json', {}, [figureWith({ isPartial: true })])]).models
    expect(model?.subcategories[0]?.partial_run).toBe(true)
    expect(model?.notes).toEqual([
      'TruthfulQA MC1 (accuracy): the run saw only a part of its data set.',
    ])
  })

  it('uses the date of the newest run, or else of the suite', () => {
    const getDate = (time: number | null, isTimeUpperBound = false) => {
      const [model] = build([createReport('a.json', { time, isTimeUpperBound })]).models
      return [model?.evaluation_date, model?.date_kind]
    }
    const time = Date.parse('2025-05-30T23:59:00Z')
    expect(getDate(time)).toEqual(['2025-05-30', 'day'])
    expect(getDate(time, true)).toEqual(['2025-05-30', 'at_latest'])
    expect(getDate(null)).toEqual([SUITE.published_on, 'at_latest'])
  })
})

describe('model names', () => {
  const report = (model: string, more = {}) =>
    createReport(`${model}.json`, { model, provider: 'OpenAI', ...more })

  it('use the alias, or else the exact id', () => {
    const aliases = new Map<string, Alias>([
      ['gpt-4o', { id: 'gpt-4o', name: 'GPT-4o', provider: 'OpenAI', weights: 'proprietary' }],
    ])
    const [known, other] = build(
      [report('gpt-4o'), report('org/Some Model_1', { weights: 'open' })],
      aliases,
    ).models
    expect(known).toMatchObject({ id: 'gpt-4o', name: 'GPT-4o', weights: 'proprietary' })
    expect(other).toMatchObject({
      id: 'org-some-model-1',
      name: 'org/Some Model_1',
      weights: 'open',
      evaluated_as: 'org/Some Model_1',
    })
  })

  it('merge two exact ids with the same alias', () => {
    const aliases = new Map<string, Alias>([
      ['gpt-4o', { id: 'gpt-4o' }],
      ['openai/gpt-4o', { id: 'gpt-4o' }],
    ])
    const second = { benchmark: 'truthfulqa_mc2', metric: 'acc', variant: 'none' }
    const reports = [
      report('gpt-4o'),
      createReport('b.json', { model: 'openai/gpt-4o' }, [figureWith({ lookup: second })]),
    ]
    const { models } = build(reports, aliases)
    expect(models).toMatchObject([{ id: 'gpt-4o', evaluated_as: 'gpt-4o, openai/gpt-4o' }])
    expect(models[0]?.subcategories).toHaveLength(2)
  })

  it('throw if two exact ids have the same URL id', () => {
    expect(findBuildProblems([report('org/gpt-4o'), report('org_gpt-4o')])).toEqual([
      expect.stringContaining(
        '"org/gpt-4o" and "org_gpt-4o" would both be org-gpt-4o; allowed: an entry in the aliases',
      ),
    ])
  })

  it('throw if the provider or the URL id is unknown', () => {
    expect(findBuildProblems([report('gpt2', { provider: undefined })])).toEqual([
      'the maker of "gpt2" is unknown; allowed: an entry in the aliases, as ' +
        '{"gpt2":{"id":"gpt2","name":"gpt2","provider":"…","weights":"unknown"}}',
    ])
    const unnamed = ['モデル', 'نموذج']
    expect(findBuildProblems(unnamed.map((name) => report(name)))).toEqual([
      expect.stringMatching(
        /^no id can be derived from "モデル" and "نموذج"; .*"モデル":\{"id":"…",.*"نموذج":\{"id":"…",/,
      ),
    ])
  })

  it('throw if the id would lack letters of the name, and fold accents and wide forms', () => {
    const lost = ['文心一言4.0', 'ГигаЧат 2', 'GРT-4', 'Ø-1']
    for (const name of lost) {
      expect(findBuildProblems([report(name)])).toEqual([
        expect.stringContaining(`no id can be derived from "${name}"; allowed: an entry`),
      ])
    }
    const { models } = build(['ＧＰＴ-4', 'Größe 7B', 'Café 2'].map((name) => report(name)))
    expect(models.map(({ id }) => id)).toEqual(['cafe-2', 'gpt-4', 'grosse-7b'])
  })

  it('propose an alias that can be pasted, or say what stands in place of a key', () => {
    const [joined] = findBuildProblems([report('می‌خواهم')])
    expect(joined).toContain('as {"می‌خواهم":{')
    const [hidden] = findBuildProblems([report('模-sk-abcdefghijklmnop')])
    expect(hidden).toContain('with the exact id of the results in place of [hidden]')
  })

  it('throw if a file has a word for no maker, and ignore one for no name', () => {
    const problem = expect.stringContaining('the maker of "a" is unknown') as unknown
    for (const provider of ['-', 'N/A', 'NaN', 'None', 'Unknown']) {
      expect(findBuildProblems([report('a', { provider })])).toEqual([problem])
    }
    expect(build([report('a', { modelName: 'None' })]).models).toMatchObject([{ name: 'a' }])
  })
})

describe('buildFile throws', () => {
  it('if the files have different evaluators', () => {
    const reports = ['crfm', 'kaggle'].map((evaluator) =>
      createReport(`${evaluator}.json`, { evaluator, model: `org/${evaluator}` }),
    )
    expect(findBuildProblems(reports)).toEqual([
      'the files name several evaluators: "crfm" (crfm.json), "kaggle" (kaggle.json)',
    ])
  })

  it('if a file has another relationship to the provider', () => {
    expect(findBuildProblems([createReport('a.json', { relationship: 'first_party' })])).toEqual([
      'suite.relationship is "third_party"; allowed: "first_party", as in a.json',
    ])
  })

  it('if no figure can be used', () => {
    expect(findBuildProblems([])).toEqual(['no figure can be used'])
  })
})
