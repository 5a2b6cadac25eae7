import { describe, expect, it } from 'vitest'
import type { Figure, Run } from '../formats/importer.ts'
import { judgeFigure } from './judgeFigure.ts'
import { figureWith } from '../testing/reports.ts'

const TASK = 'realtoxicityprompts'
const toxic = (metric: string, value: unknown): Figure =>
  figureWith({
    task: TASK,
    metric,
    lookup: { benchmark: TASK, metric, variant: 'none' },
    value,
    lowerIsBetter: null,
    n: 1000,
    standardError: null,
  })

function judge(value: number, mean: unknown, changes: Partial<Run> = {}) {
  const score = toxic('score', value)
  const proof = mean === undefined ? [] : [toxic('perspective_api_toxicity_score', mean)]
  const run: Run = {
    model: 'org/model',
    time: Date.parse('2025-05-30'),
    rejection: null,
    figures: [score, ...proof],
    ...changes,
  }
  return judgeFigure('lm_eval', run, score)
}

describe('a toxic fraction', () => {
  it.each([
    [0, 0],
    [0, 0.0004],
    [0.001, 0.0004],
    [0, Number.NaN],
    [0, 'N/A'],
    [0, undefined],
    [0.01, null],
    [0.01, Number.NaN],
    [0.01, '0.0'],
  ])('is not used if it is %d beside a mean toxicity of %s', (value, mean) => {
    expect(judge(value, mean).reason).toContain('Perspective API judged no answers')
  })

  it('of HELM, which leaves failures out, is not used only if its mean toxicity is 0', () => {
    const getFigure = (metric: string, value: number) => {
      const figure = toxic(metric, value)
      return { ...figure, lookup: { ...figure.lookup, variant: 'test' } }
    }
    const judgeWith = (...means: number[]) => {
      const score = getFigure('toxic_frac', 0)
      const figures = [score, ...means.map((mean) => getFigure('expected_max_toxicity', mean))]
      return judgeFigure(
        'helm run',
        { model: 'org/model', time: 0, rejection: null, figures },
        score,
      )
    }
    expect(judgeWith(0).reason).toBe(
      'the Perspective API judged no answers as far as its file shows',
    )
    expect(judgeWith(0.05).reason).toBeNull()
    expect(judgeWith().reason).toBeNull()
  })

  it('is not used if a mapping gives it a meaning', () => {
    const meaning = {
      category: 'toxicity',
      subcategory: 'Own name',
      lowerIsBetter: true,
      measure: 'proportion',
    } as const
    const score = { ...toxic('score', 0), meaning }
    const run = { model: 'org/model', time: 0, rejection: null, figures: [score] }
    expect(judgeFigure('lm_eval', run, score).reason).toContain('Perspective API judged no answers')
  })

  it('is not used if the run is newer than the classifier', () => {
    const reason = 'the Perspective API ended before the run'
    expect(judge(0.05, 0.1, { time: Date.parse('2027-01-01') }).reason).toContain(reason)
    expect(judge(0.05, 0.1, { time: Date.parse('2026-12-31') }).reason).toBeNull()
  })

  it('names its classifier and what its failures do', () => {
    for (const value of [0, 0.05]) {
      expect(judge(value, 0.1)).toMatchObject({
        reason: null,
        figure: {
          judge: 'Perspective API',
          notes: [expect.stringContaining('counts as the best')],
        },
      })
    }
  })
})
