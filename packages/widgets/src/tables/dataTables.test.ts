import {
  compositeScore,
  type EvaluatedModel,
  type FullEvaluation,
  measuredScore,
  MISSING,
  NO_SUITE_FACTS,
  type Subcategory,
  type Suite,
} from '../domain/index.ts'
import { describe, expect, it } from 'vitest'
import { toPlainCsv } from './csv.ts'
import { figuresTable, scoresTable } from './dataTables.ts'
import { tidyTable } from './tidyTable.ts'

const SUITE: Suite = {
  ...NO_SUITE_FACTS,
  id: 's',
  title: 'Suite',
  licence: 'MIT',
  categories: ['bias', 'jailbreak'],
  categoryDetails: { bias: { figures: [], measures: 'Fair answers' } },
  caveats: ['Few prompts.', 'In Japanese.'],
  models: 1,
}
const ONE: Suite = { ...SUITE, id: 'one', licence: undefined, categories: ['bias'] }

const EVALUATION: FullEvaluation = {
  scores: {
    bias: measuredScore(0, -1, {
      interval: { lower: 0, upper: 0.1, kind: 'at_least' },
      ranks: { best: 2, worst: 3, kind: 'at_least' },
    }),
    factuality: MISSING,
    toxicity: MISSING,
    jailbreak: MISSING,
    composite: MISSING,
  },
  evaluatedOn: '2024-03-01',
  dateKind: 'at_latest',
  origin: { title: 'Paper', url: 'https://example.org/paper' },
  totalProbes: 30,
  subcategories: [
    {
      category: 'bias',
      name: '=1+1, "quoted"',
      score: 0,
      probeCount: 20,
      measure: 'macro_f1',
      published: { value: 100, low: 0, high: 100, isLowerBetter: true, unit: 'percent' },
      interval: { lower: 0, upper: 0.1, kind: 'known', level: 0.9 },
    },
    { category: 'bias', name: 'b', score: 0, probeCount: 10, measure: undefined },
  ],
  notes: [],
}

const MODEL: EvaluatedModel = {
  id: 'a',
  name: 'Model a',
  provider: 'P',
  description: undefined,
  url: undefined,
  suite: SUITE,
  evaluation: EVALUATION,
  otherResults: [{ suite: ONE, evaluation: { ...EVALUATION, subcategories: [] } }],
}

const toLines = (table: ReturnType<typeof scoresTable>) => toPlainCsv(table).trim().split('\n')

describe('scores', () => {
  it('have a row for each measure of each suite, and a missing one has no values', () => {
    expect(toLines(scoresTable([MODEL], [SUITE, ONE]))).toEqual([
      'suite_id,model_id,measure_id,score,n,lower,upper,interval,level,rank_best,rank_worst,rank_is',
      's,a,bias,0,30,0,0.1,at_least,0.95,2,3,at_least',
      's,a,jailbreak,,,,,,,,,',
      's,a,composite,,,,,,,,,',
      'one,a,bias,0,,0,0.1,at_least,0.95,2,3,at_least',
    ])
  })

  it('of one figure are the same number as the figure, without floating-point noise', () => {
    const [first] = EVALUATION.subcategories
    const evaluation = {
      ...EVALUATION,
      subcategories: first ? [{ ...first, score: 0.1 + 0.2 }] : [],
    }
    const { columns, rows } = figuresTable([{ ...MODEL, evaluation, otherResults: [] }], [SUITE])
    expect(rows[0]?.[columns.indexOf('score')]).toBe(0.3)
  })

  it('count the prompts of the figures that the suite names for a score, and no others', () => {
    const details = (figures: string[]) => ({ ...SUITE, categoryDetails: { bias: { figures } } })
    const [first, second] = EVALUATION.subcategories.map((figure) => ({ ...figure }))
    const rest = { ...first, probeCount: undefined } as Subcategory
    const evaluation = { ...EVALUATION, subcategories: [rest, ...(second ? [second] : [])] }
    const count = (suite: Suite) =>
      scoresTable([{ ...MODEL, evaluation, otherResults: [] }], [suite]).rows[0]?.[4]
    const tidy = (suite: Suite) => {
      const { columns, rows } = tidyTable([{ ...MODEL, suite, evaluation }], { figures: true })
      const values = ['figure', 'n'].map((column) => columns.indexOf(column))
      return rows.slice(0, -2).map((row) => values.map((index) => row[index]))
    }
    expect(count(details(['b']))).toBe(10)
    expect(count(details(['b', rest.name]))).toBeUndefined()
    expect(count(SUITE)).toBeUndefined()
    expect(tidy(details(['b']))).toEqual([
      ['b', 10],
      [rest.name, undefined],
    ])
    expect(tidy(SUITE)).toEqual([
      [undefined, undefined],
      [rest.name, undefined],
      ['b', 10],
    ])
  })

  it('include the composite with the number of all probes, and an unknown interval', () => {
    const scores = { ...EVALUATION.scores, composite: compositeScore(0.5) }
    const model = { ...MODEL, evaluation: { ...EVALUATION, scores }, otherResults: [] }
    expect(toLines(scoresTable([model], [SUITE])).at(-1)).toBe('s,a,composite,0.5,30,,,unknown,,,,')
  })

  it('have all four categories and no suite where there are no suites', () => {
    const { suite: _, otherResults: __, ...model } = MODEL
    expect(toLines(scoresTable([model], [])).map((line) => line.split(',').slice(0, 3))).toEqual([
      ['suite_id', 'model_id', 'measure_id'],
      ['', 'a', 'bias'],
      ['', 'a', 'factuality'],
      ['', 'a', 'toxicity'],
      ['', 'a', 'jailbreak'],
      ['', 'a', 'composite'],
    ])
  })
})

describe('figures', () => {
  it('are as they were published, and as fractions, with empty cells for what is missing', () => {
    expect(toLines(figuresTable([MODEL], [SUITE, ONE])).slice(1)).toEqual([
      's,a,Model a,bias,"\'=1+1, ""quoted""",100,percent,0,100,lower_is_better,0,20,macro_f1,0,0.1,' +
        'known,0.9,Paper,https://example.org/paper,MIT,,2024-03-01,at_latest,Fair answers,Few prompts. In Japanese.',
      's,a,Model a,bias,b,,,,,,0,10,,,,unknown,,Paper,https://example.org/paper,MIT,,2024-03-01,at_latest,Fair answers,Few prompts. In Japanese.',
    ])
  })

  it('have no rows without models', () => {
    expect(toLines(figuresTable([], [SUITE]))).toHaveLength(1)
  })
})
