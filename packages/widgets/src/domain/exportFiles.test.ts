import { describe, expect, it } from 'vitest'
import { aModel, anEvaluation, someScores } from '../testing/builders.ts'
import { aComparedModel, evaluatedOn } from '../testing/comparedModels.ts'
import { aSuite, TOLD_SUITE } from '../testing/suites.ts'
import { readCsv } from '../testing/readCsv.ts'
import { comparisonRows } from './comparisonRows.ts'
import type { EvaluatedModel, FullEvaluation } from './modelEvaluation.ts'
import {
  comparisonCsv,
  comparisonJson,
  reportCsv,
  reportJson,
  type ExportFile,
} from './exportFiles.ts'
import { getRawScore, measuredScore } from './score.ts'

const CITATION = 'The lab (2024). "Figures". https://example.org/release'
const HOSTILE = '=cmd|\'/c calc\'!A0, "x"\r\n<b>;'
const HEADER = [
  'model_id',
  'model',
  'provider',
  'evaluation_date',
  'evaluation_date_is',
  'category',
  'subcategory',
  'score',
  'probe_count',
  'measure',
  'source',
  'source_url',
  'suite',
  'category_measures',
  'caveats',
  'citation',
]

describe('exporting a model’s report', () => {
  it('names the file by the model’s id and the evaluation date', () => {
    const model = evaluated('gpt-3.5-turbo', { evaluatedOn: '2023-12-31' })
    expect(reportJson(model)).toMatchObject({
      name: 'gpt-3.5-turbo-2023-12-31.json',
      type: 'application/json',
    })
    expect(reportCsv(model)).toMatchObject({
      name: 'gpt-3.5-turbo-2023-12-31.csv',
      type: 'text/csv;charset=utf-8',
    })
  })

  it('as JSON parses back to the whole evaluation', () => {
    const model = evaluated('a', { scores: someScores(0, undefined, 0.7, 0.6) })
    const file = reportJson(model)
    expect(JSON.parse(file.text)).toEqual({
      ...model,
      citation: null,
      evaluation: inFile(model.evaluation, null),
    })
    expect(file.text.endsWith('}\n')).toBe(true)
  })

  it('spells the kind of a figure as all files do', () => {
    const part = { category: 'bias', name: 'Gender', score: 0.5, probeCount: 1 } as const
    const model = evaluated('a', { subcategories: [{ ...part, measure: 'macroF1' }] })
    const results = [{ suite: aSuite('other'), evaluation: model.evaluation }]
    const files = [
      reportJson({ ...model, otherResults: results }),
      reportCsv(model),
      comparisonJson(comparisonRows([model])),
    ]
    for (const { text } of files) expect(text).not.toContain('macroF1')
    for (const { text } of files.slice(0, 2)) expect(text).toContain('macro_f1')
  })

  it('as JSON keeps hostile texts unchanged', () => {
    const model = { ...evaluated('a'), name: HOSTILE, description: '\u2028\u0000"' }
    expect(JSON.parse(reportJson(model, HOSTILE).text)).toEqual({
      ...model,
      citation: HOSTILE,
      evaluation: inFile(model.evaluation, 0.75),
    })
  })

  it('as CSV has a header and one row per subcategory in order', () => {
    const model = evaluated('a', {
      dateKind: 'atLatest',
      subcategories: [
        { category: 'toxicity', name: 'Slurs', score: 0, probeCount: 0, measure: 'mean' },
        { category: 'bias', name: 'Gender', score: 0.4665, probeCount: 1200, measure: 'macroF1' },
      ],
    })
    const paper = ['A Published Paper', 'https://example.org/paper']
    const about = ['a', 'Model a', 'Acme', '2024-03-01', 'at_latest']
    expect(tableOf(reportCsv(model, CITATION))).toEqual([
      HEADER,
      [...about, 'toxicity', 'Slurs', '0', '0', 'mean', ...paper, '', '', '', CITATION],
      [...about, 'bias', 'Gender', '0.4665', '1200', 'macro_f1', ...paper, '', '', '', CITATION],
    ])
  })

  it('as CSV has only a header without subcategories', () => {
    expect(tableOf(reportCsv(evaluated('a', { subcategories: [] })))).toEqual([HEADER])
  })

  it('as CSV leaves source, suite and citation empty when they are missing', () => {
    const [, row] = tableOf(reportCsv(evaluated('a', { origin: undefined })))
    expect(row?.slice(-6)).toEqual(['', '', '', '', '', ''])
  })

  it('as CSV escapes formulas in names without losing characters', () => {
    const [part] = anEvaluation().subcategories
    if (part === undefined) throw new Error('The evaluation has no subcategory.')
    const model = {
      ...evaluated('a', {
        subcategories: [{ ...part, name: '@SUM(A1)' }],
        origin: { title: '-1', url: 'https://example.org/?a=1,2&b="c"' },
      }),
      name: HOSTILE,
      provider: '+1',
    }
    const [, row] = tableOf(reportCsv(model))
    expect(row?.slice(1, 3)).toEqual([`'${HOSTILE}`, "'+1"])
    expect(row?.[6]).toBe("'@SUM(A1)")
    expect(row?.slice(-6, -4)).toEqual(["'-1", 'https://example.org/?a=1,2&b="c"'])
  })

  it('exports 400 subcategories', () => {
    const subcategories = Array.from({ length: 400 }, (_, index) => ({
      category: 'bias' as const,
      name: `Part ${index}`,
      score: index / 400,
      probeCount: index,
      measure: 'proportion' as const,
    }))
    expect(tableOf(reportCsv(evaluated('a', { subcategories })))).toHaveLength(401)
  })
})

describe('exporting a comparison', () => {
  const alpha = evaluatedOn(aComparedModel('Alpha', 0.9, undefined, 0.5, 0), '2024-03-01')
  const beta = evaluatedOn(aComparedModel('Beta', 0.8, 0.6, 0.7, 0.5), '2023-12-31')
  const rows = comparisonRows([alpha, beta])

  it('names the file by the ids in order and the latest date', () => {
    expect(comparisonCsv(rows)).toMatchObject({
      name: 'comparison-alpha-beta-2024-03-01.csv',
      type: 'text/csv;charset=utf-8',
    })
    expect(comparisonJson(comparisonRows([beta, alpha]))).toMatchObject({
      name: 'comparison-beta-alpha-2024-03-01.json',
      type: 'application/json',
    })
    expect(comparisonCsv(comparisonRows([beta])).name).toBe('comparison-beta-2023-12-31.csv')
  })

  it('as CSV has score and z-score of each model per measure, empty where missing', () => {
    expect(tableOf(comparisonCsv(rows, CITATION))).toEqual([
      ['measure', 'alpha score', 'alpha z', 'beta score', 'beta z'],
      ['model', 'Alpha', '', 'Beta', ''],
      ['suite', '', '', '', ''],
      ['evaluation_date', '2024-03-01', '', '2023-12-31', ''],
      ['evaluation_date_is', '', '', '', ''],
      ['citation', CITATION, '', '', ''],
      ['bias', '0.9', '0.4', '0.8', String(0.8 - 0.5)],
      ['factuality', '', '', '0.6', String(0.6 - 0.5)],
      ['toxicity', '0.5', '0', '0.7', String(0.7 - 0.5)],
      ['jailbreak', '0', '-0.5', '0.5', '0'],
      ['composite', '', '', '0.65', ''],
    ])
  })

  it('as CSV has rows of equal length', () => {
    const three = comparisonRows([alpha, beta, aComparedModel('Gamma')])
    expect(new Set(tableOf(comparisonCsv(three)).map((row) => row.length))).toEqual(new Set([7]))
  })

  it('as CSV escapes formulas in names without losing characters', () => {
    const named = comparisonRows([{ ...alpha, name: HOSTILE }])
    expect(tableOf(comparisonCsv(named))[1]).toEqual(['model', `'${HOSTILE}`, ''])
  })

  it('as JSON parses back to the models and measures, null where missing', () => {
    const { models, measures, citation } = JSON.parse(comparisonJson(rows, CITATION).text)
    expect(citation).toBe(CITATION)
    expect(models).toMatchObject([
      {
        id: 'alpha',
        evaluation: { composite: getRawScore(alpha.evaluation.scores.composite) ?? null },
      },
      {
        id: 'beta',
        evaluation: { composite: getRawScore(beta.evaluation.scores.composite) ?? null },
      },
    ])
    expect(measures).toEqual(
      rows.map(({ measure, cells }) => ({
        measure,
        models: cells.map(({ model, value, z }) => ({
          id: model.id,
          score: value ?? null,
          z: z ?? null,
        })),
      })),
    )
    expect(measures[1].models[0]).toStrictEqual({ id: 'alpha', score: null, z: null })
    expect(measures[3].models[0]).toStrictEqual({ id: 'alpha', score: 0, z: -0.5 })
    expect(measures[4].models).toStrictEqual([
      { id: 'alpha', score: null, z: null },
      { id: 'beta', score: 0.65, z: null },
    ])
  })

  it('as JSON keeps a measured zero with its z-score', () => {
    const scores = { ...someScores(), bias: measuredScore(0, -2) }
    const zero = { ...alpha, evaluation: { ...alpha.evaluation, scores } }
    const { measures } = JSON.parse(comparisonJson(comparisonRows([zero])).text)
    expect(measures[0].models[0]).toStrictEqual({ id: 'alpha', score: 0, z: -2 })
  })
})

describe('what a suite says of its scores', () => {
  const suite = aSuite('told', TOLD_SUITE)
  const [measures, caveats] = ['Answers without stereotypes, 100 questions', suite.caveats]
  const told = { ...evaluated('a'), suite }

  it('is in every file', () => {
    const [header = [], row = []] = tableOf(reportCsv(told))
    expect(row[header.indexOf('category_measures')]).toBe(measures)
    expect(row[header.indexOf('caveats')]).toBe(caveats?.join(' '))
    const compared = comparisonRows([told, told])
    expect(tableOf(comparisonCsv(compared))).toEqual(
      expect.arrayContaining([
        ['bias_measures', measures, '', measures, ''],
        ['caveats', caveats?.join(' '), '', caveats?.join(' '), ''],
      ]),
    )
    for (const { text } of [reportJson(told), comparisonJson(compared)]) {
      expect(text).toContain(JSON.stringify(measures))
      for (const caveat of caveats ?? []) expect(text).toContain(JSON.stringify(caveat))
    }
  })
})

function evaluated(id: string, parts: Partial<FullEvaluation> = {}): EvaluatedModel {
  const { evaluations: _, ...model } = aModel(id)
  return { ...model, evaluation: anEvaluation(parts) }
}

function tableOf({ text }: ExportFile): string[][] {
  return readCsv(text)
}

/** Returns an evaluation as files spell it. */
function inFile(evaluation: FullEvaluation, composite: number | null) {
  const { composite: _, ...scores } = evaluation.scores
  return { dateKind: null, ...evaluation, scores, composite }
}
