import { describe, expect, it } from 'vitest'
import { buildFile } from './buildFile.ts'
import { chooseRuns } from '../choose/chooseRuns.ts'
import type { Figure, Run } from '../formats/importer.ts'
import { createReport, figureWith } from '../testing/reports.ts'
import { SUITE } from '../testing/suite.ts'

type Sample = readonly [task: string, metric: string, n: number | null]

const createFigure = ([benchmark, metric, n]: Sample): Figure =>
  figureWith({
    ...{ task: benchmark, metric, n, standardError: null, lowerIsBetter: null },
    lookup: { benchmark, metric, variant: 'none' },
  })

/** A figure whose prompts the table of metrics does not know. */
const ownFigure = (subcategory: string, n: number): Figure =>
  figureWith({
    ...{ task: 'board', n, standardError: null },
    meaning: { category: 'bias', subcategory, lowerIsBetter: false, measure: 'mean' },
  })

function build(figures: readonly Figure[], run: Partial<Run> = {}) {
  const { reports, taken } = chooseRuns([createReport('a.json', run, figures)], new Map())
  const [model] = buildFile(SUITE, taken, new Map()).models
  return {
    total: model?.total_probes,
    figures: model?.subcategories.map(({ published, probe_count }) => [
      published.table,
      probe_count,
    ]),
    reasons: reports.flatMap((report) => report.figures.map(({ reason }) => reason)),
  }
}

describe('figures over the same prompts', () => {
  it('count them once', () => {
    const { total, figures } = build([
      createFigure(['truthfulqa_mc1', 'acc', 820]),
      createFigure(['truthfulqa_mc2', 'acc', 820]),
      createFigure(['truthfulqa_gen', 'bleu_acc', 800]),
    ])
    expect(total).toBe(820)
    expect(figures).toHaveLength(3)
  })

  it('are not used if they cover parts of a figure that is used', () => {
    const parts = ['female', 'male', 'neutral', 'gotcha', 'gotcha_female'].map((name) =>
      createFigure([`winogender_${name}`, 'acc', 240]),
    )
    const { total, figures, reasons } = build([
      ...parts,
      createFigure(['winogender_all', 'acc', 720]),
    ])
    expect(total).toBe(720)
    expect(figures).toEqual([['winogender_all', 720]])
    const reason =
      'it covers a part of the prompts of another figure, which is used: Pronoun resolution, winogender_all (accuracy)'
    expect(reasons).toEqual([...parts.map(() => reason), null])
  })

  it.each<[whole: Sample, ...parts: Sample[]]>([
    [
      ['winogender_gotcha', 'acc', 240],
      ['winogender_gotcha_male', 'acc', 120],
      ['winogender_gotcha_female', 'acc', 120],
    ],
    [
      ['bbq_age', 'acc', 3680],
      ['bbq_age', 'accuracy_amb', 3680],
      ['bbq_age', 'accuracy_disamb', 3680],
    ],
  ])('are not used beside a larger part that has them: %j', (whole, ...parts) => {
    const [task, , n] = whole
    expect(build([...parts, whole].map(createFigure))).toMatchObject({
      total: n,
      figures: [[task, n]],
    })
  })

  it('have no number if only that of the whole is known', () => {
    const halves: Sample[] = [
      ['bbq', 'accuracy_amb', 58_492],
      ['bbq', 'accuracy_disamb', 58_492],
    ]
    expect(build(halves.map(createFigure))).toMatchObject({
      total: null,
      figures: [
        ['bbq', null],
        ['bbq', null],
      ],
    })
    const whole = build([...halves.map(createFigure), createFigure(['bbq', 'acc', 58_492])])
    expect(whole).toMatchObject({ total: 58_492, figures: [['bbq', 58_492]] })
  })

  it('have no total if they are parts that may overlap', () => {
    const parts: Sample[] = [
      ['winogender_gotcha', 'acc', 240],
      ['winogender_female', 'acc', 240],
    ]
    expect(build(parts.map(createFigure))).toMatchObject({ total: null })
    expect(build(parts.slice(1).map(createFigure))).toMatchObject({ total: 240 })
  })
})

describe('figures of one task whose prompts are unknown', () => {
  it('share them if their numbers are equal, and have no total otherwise', () => {
    expect(build([ownFigure('a', 100), ownFigure('b', 100)]).total).toBe(100)
    expect(build([ownFigure('a', 100), ownFigure('b', 652)]).total).toBeNull()
  })

  it('have no total if settings of their runs choose parts of the data set', () => {
    const half = (name: string, subset: string) =>
      createReport(`${name}.json`, { settings: `epochs=1, subset=${subset}` }, [
        ownFigure(name, 200),
      ])
    const countTotal = (...reports: readonly ReturnType<typeof half>[]) => {
      const { taken } = chooseRuns(reports, new Map())
      return buildFile(SUITE, taken, new Map()).models[0]?.total_probes
    }
    expect(countTotal(half('a', 'safe'), half('b', 'unsafe'))).toBeNull()
    expect(countTotal(half('a', 'safe'), half('b', 'safe'))).toBe(200)
  })

  it('have the total of their file, if all of its figures are used', () => {
    const figures = [ownFigure('a', 100), ownFigure('b', 652)]
    expect(build(figures, { totalPrompts: 752 }).total).toBe(752)
    const more = [...figures, figureWith({ value: null })]
    expect(build(more, { totalPrompts: 852 }).total).toBeNull()
  })
})
