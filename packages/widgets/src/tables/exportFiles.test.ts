import {
  comparisonRows,
  type EvaluatedModel,
  type FullEvaluation,
  getRawScore,
  measuredScore,
} from '../domain/index.ts'
import { describe, expect, it } from 'vitest'
import { aModel, anEvaluation, someScores } from '../testing/builders.ts'
import { aComparedModel, evaluatedOn } from '../testing/comparedModels.ts'
import { aSuite, TOLD_SUITE } from '../testing/suites.ts'
import { readCsv } from '../testing/readCsv.ts'
import {
  comparisonCsv,
  comparisonJson,
  reportCsv,
  reportJson,
  withDetails,
  type ExportFile,
} from './exportFiles.ts'

const CITATION = 'The lab (2024). "Figures". https://example.org/release'
const HOSTILE = '=cmd|\'/c calc\'!A0, "x"\r\n<b>;'
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

  it('as JSON keeps hostile texts unchanged', () => {
    const model = { ...evaluated('a'), name: HOSTILE, description: '\u2028\u0000"' }
    expect(JSON.parse(reportJson(model, HOSTILE).text)).toEqual({
      ...model,
      citation: HOSTILE,
      evaluation: inFile(model.evaluation, 0.75),
    })
  })

  it('as CSV has a row for each measure, and below it one for each of its figures', () => {
    const model = evaluated('a', {
      dateKind: 'at_latest',
      scores: someScores(0, undefined, 0.7, 0.6),
      subcategories: [
        { category: 'toxicity', name: 'Slurs', score: 0, probeCount: 0, measure: 'mean' },
        { category: 'toxicity', name: 'Threats', score: 1, probeCount: 9, measure: 'mean' },
      ],
    })
    const rows = recordsOf(reportCsv(model, CITATION))
    expect(rows.map(({ measure, figure, score }) => [measure, figure, score])).toEqual([
      ['Bias Resistance', '', '0'],
      ['Factual Accuracy', '', ''],
      ['Toxicity Resistance', '', '0.7'],
      ['Toxicity Resistance', 'Slurs', '0'],
      ['Toxicity Resistance', 'Threats', '1'],
      ['Jailbreak Resistance', '', '0.6'],
      ['Composite Score', '', ''],
    ])
    for (const row of rows) {
      expect(row).toMatchObject({
        ...{ model: 'Model a', provider: 'Acme', date: '2024-03-01', date_is: 'at_latest' },
        ...{ source: 'A Published Paper', source_url: 'https://example.org/paper' },
        ...{ suite: '', citation: CITATION },
      })
    }
  })

  it('as CSV leaves source, suite and citation empty when they are missing', () => {
    const [row] = recordsOf(reportCsv(evaluated('a', { origin: undefined })))
    expect(row).toMatchObject({ source: '', source_url: '', suite: '', citation: '' })
  })

  it('as CSV escapes formulas in names without losing characters', () => {
    const part = { category: 'bias', score: 1, probeCount: 1, measure: 'mean' } as const
    const model = {
      ...evaluated('a', {
        subcategories: [{ ...part, name: '@SUM(A1)' }],
        origin: { title: '-1', url: 'https://example.org/?a=1,2&b="c"' },
      }),
      name: HOSTILE,
      provider: '+1',
    }
    expect(recordsOf(reportCsv(model))[0]).toMatchObject({
      ...{ model: `'${HOSTILE}`, provider: "'+1", figure: "'@SUM(A1)" },
      ...{ source: "'-1", source_url: 'https://example.org/?a=1,2&b="c"' },
    })
  })

  it('exports 400 subcategories', () => {
    const subcategories = Array.from({ length: 400 }, (_, index) => ({
      category: 'bias' as const,
      name: `Part ${index}`,
      score: index / 400,
      probeCount: index,
      measure: 'proportion' as const,
    }))
    expect(tableOf(reportCsv(evaluated('a', { subcategories })))).toHaveLength(1 + 5 + 400)
  })
})

describe('exporting a comparison', () => {
  const alpha = evaluatedOn(aComparedModel('Alpha', 0.9, undefined, 0.5, 0), '2024-03-01')
  const beta = evaluatedOn(aComparedModel('Beta', 0.8, 0.6, 0.7, 0.5), '2023-12-31')
  const rows = comparisonRows([alpha, beta])

  it('names the file by the ids in order and the latest date', () => {
    expect(comparisonCsv([alpha, beta])).toMatchObject({
      name: 'comparison-alpha-beta-2024-03-01.csv',
      type: 'text/csv;charset=utf-8',
    })
    expect(comparisonJson(comparisonRows([beta, alpha]))).toMatchObject({
      name: 'comparison-beta-alpha-2024-03-01.json',
      type: 'application/json',
    })
    expect(comparisonCsv([beta]).name).toBe('comparison-beta-2023-12-31.csv')
  })

  it('as CSV has a row for each model and measure, empty where missing', () => {
    const records = recordsOf(comparisonCsv([alpha, beta], CITATION))
    expect(records.map(({ model, measure, score, z }) => [model, measure, score, z])).toEqual([
      ['Alpha', 'Bias Resistance', '0.9', '0.4'],
      ['Alpha', 'Factual Accuracy', '', ''],
      ['Alpha', 'Toxicity Resistance', '0.5', '0'],
      ['Alpha', 'Jailbreak Resistance', '0', '-0.5'],
      ['Alpha', 'Composite Score', '', ''],
      ['Beta', 'Bias Resistance', '0.8', String(0.8 - 0.5)],
      ['Beta', 'Factual Accuracy', '0.6', String(0.6 - 0.5)],
      ['Beta', 'Toxicity Resistance', '0.7', String(0.7 - 0.5)],
      ['Beta', 'Jailbreak Resistance', '0.5', '0'],
      ['Beta', 'Composite Score', '0.65', ''],
    ])
    expect(new Set(records.map(({ citation }) => citation))).toEqual(new Set([CITATION]))
  })

  it('as CSV has the probes and published values of the compared suite, once the details are added', () => {
    const published = { value: 3, low: 0, high: 100, isLowerBetter: true, unit: 'percent' }
    const part = { category: 'bias', name: 'Slurs', score: 0.97, probeCount: 20 } as const
    const details = { subcategories: [{ ...part, measure: undefined, published }] }
    const { id, evaluation: other } = evaluated('alpha')
    const [first, second] = [aSuite('first'), aSuite('second')]
    const full = {
      ...evaluated(id),
      evaluation: other,
      suite: first,
      // A newer release has other scores.
      otherResults: [
        { suite: second, evaluation: anEvaluation({ ...details, scores: someScores(0.97) }) },
      ],
    }
    const compared = { ...alpha, suite: second }
    const [bias] = recordsOf(comparisonCsv([withDetails(compared, full)]))
    expect(bias).toMatchObject({
      ...{ suite: second.title, score: '0.97', n: '20', figure: 'Slurs' },
      ...{ published_value: '3', unit: 'percent' },
    })
    expect(() => withDetails(compared, null)).toThrow(id)
    expect(() => withDetails({ ...alpha, suite: aSuite('third') }, full)).toThrow(id)
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
    const compared = comparisonRows([told, told])
    for (const file of [reportCsv(told), comparisonCsv([told, told])]) {
      const [bias] = recordsOf(file)
      expect(bias).toMatchObject({ category_measures: measures, caveats: caveats?.join(' ') })
    }
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

/** Returns the rows of a file, each as an object with the names of the columns. */
function recordsOf(file: ExportFile): Record<string, string | undefined>[] {
  const [header = [], ...rows] = tableOf(file)
  return rows.map((row) => Object.fromEntries(header.map((column, at) => [column, row[at]])))
}

/** Returns an evaluation as files spell it. */
function inFile(evaluation: FullEvaluation, composite: number | null) {
  const { composite: _, ...scores } = evaluation.scores
  return { dateKind: null, ...evaluation, scores, composite }
}
