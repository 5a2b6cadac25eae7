import { describe, expect, it } from 'vitest'
import type { Figure, Run } from '../formats/importer.ts'
import { judgeFigure } from './judgeFigure.ts'
import { figureWith } from '../testing/reports.ts'

const RUN: Run = { model: 'org/model', time: 0, rejection: null, figures: [] }

const judge = (changes: Partial<Figure>, run: Partial<Run> = {}) =>
  judgeFigure('lm_eval', { ...RUN, ...run }, figureWith(changes))

it('uses a figure that is in the table of metrics', () => {
  expect(judge({})).toMatchObject({
    category: 'factuality',
    meaning: { subcategory: 'TruthfulQA MC1 (accuracy)', measure: 'proportion' },
    reason: null,
  })
})

it('adds the part of a benchmark to the name', () => {
  expect(judge({ detail: 'subject=Age' }).meaning?.subcategory).toBe(
    'TruthfulQA MC1 (accuracy), subject=Age',
  )
})

describe('judgeFigure, for a value', () => {
  it.each([
    [null, 'it has no value'],
    [undefined, 'it has no value'],
    ['N/A', 'it is not a number: "N/A"'],
    ['NaN', 'it is not a number: "NaN"'],
    ['0.5', 'it is not a number: "0.5"'],
    [[0.5], 'it is not a number: object'],
    [true, 'it is not a number: boolean'],
    [Number.POSITIVE_INFINITY, 'it is not a number: it is not finite'],
    [-1, 'it is out of its range: -1; allowed: 0 to 1'],
    [1.5, 'it is out of its range: 1.5; allowed: 0 to 1'],
    [999, 'it is out of its range: 999; allowed: 0 to 1'],
  ])('rejects %j', (value, reason) => {
    expect(judge({ value })).toMatchObject({ category: 'factuality', meaning: undefined, reason })
  })

  it.each([0, 1])('accepts %d', (value) => {
    expect(judge({ value }).reason).toBeNull()
  })
})

it('accepts the ranges 0 to 1 and 0 to 100 only', () => {
  const range = { low: 0, high: 100 }
  expect(judge({ value: 50, range }).reason).toBeNull()
  expect(judge({ value: 500, range: { low: 0, high: 654 } }).reason).toBe(
    'its range is not that of a share: 0 to 654',
  )
})

it('does not use a value of 0 over no prompts', () => {
  expect(judge({ value: 0, n: 0 }).reason).toBe('its file counts no prompts for it')
  expect(judge({ value: 0, n: null }).reason).toBeNull()
})

describe('judgeFigure keeps the figure without', () => {
  it.each([0, -1, 371.6, 0.1, 2 ** 40])('%d as its number of prompts', (n) => {
    expect(judge({ n })).toMatchObject({ figure: { n: null }, reason: null })
  })

  it.each([-1, 999, Number.POSITIVE_INFINITY, Number.NaN])('%d as its standard error', (error) => {
    expect(judge({ standardError: error }).figure.standardError).toBeNull()
    const percent = { value: 50, standardError: 2, range: { low: 0, high: 100 } }
    expect(judge(percent).figure.standardError).toBe(2)
  })

  it('an impossible standard error, of which a note tells', () => {
    const notes = (standardError: number) => (judge({ standardError }).figure as Figure).notes
    const note = 'truthfulqa_mc1: its standard error of 1.5 cannot be one, and is left out.'
    expect(notes(1.5)).toContain(note)
    expect(notes(Number.NaN)?.join(' ') ?? '').not.toContain('standard error')
  })

  it.each([
    [{ lower: 0.4, upper: 1.01, level: null }, undefined],
    [{ lower: -0.01, upper: 0.6, level: null }, undefined],
    [{ lower: 0.4, upper: 0.6, level: 95 }, null],
    [{ lower: 0.4, upper: 0.6, level: 0 }, null],
    [{ lower: 0.4, upper: 0.6, level: 0.95 }, 0.95],
  ])('the interval %j, or its level', (interval, level) => {
    const figure = judge({ interval }).figure as Partial<Figure>
    expect(figure.interval?.level).toBe(level)
  })

  it('a standard error of an unknown range only if it is negative', () => {
    const lookup = { benchmark: 'pxrd', metric: 'mae' }
    expect(judge({ value: 60, standardError: 4, lookup }).figure.standardError).toBe(4)
  })
})

it('has the direction of the table of metrics even if the figure is not used', () => {
  const lookup = { benchmark: 'realtoxicityprompts', metric: 'score', variant: 'none' }
  for (const value of [0.5, 5, 'NaN']) {
    expect(judge({ value, lookup, lowerIsBetter: null }).lowerIsBetter).toBe(true)
  }
  expect(judge({ lowerIsBetter: true }).lowerIsBetter).toBe(true)
})

it('rejects a figure whose file declares the opposite direction', () => {
  expect(judge({ lowerIsBetter: true }).reason).toBe(
    'its file contradicts the table of metrics: it declares that lower is better',
  )
  expect(judge({ lowerIsBetter: null }).reason).toBeNull()
})

it('has no category for a metric that is not in the table', () => {
  expect(judge({ lookup: { benchmark: 'hellaswag', metric: 'acc', variant: 'none' } })).toEqual({
    figure: expect.anything(),
    category: null,
    lowerIsBetter: false,
    meaning: undefined,
    reason: 'the table of metrics has no row for it',
    open: { task: 'truthfulqa_mc1', metric: 'acc' },
  })
})

it('uses a declared meaning without a row in the table', () => {
  const meaning = {
    category: 'toxicity',
    subcategory: 'Own test',
    lowerIsBetter: false,
    measure: 'mean',
  } as const
  const judged = judge({
    meaning,
    value: 4,
    range: { low: 0, high: 5 },
    lookup: { benchmark: 'x', metric: 'y' },
  })
  expect(judged).toMatchObject({ category: 'toxicity', meaning, reason: null })
})

it('rejects a model without an id, and every figure of a rejected run', () => {
  expect(judge({}, { model: null }).reason).toBe('the file names no model')
  expect(judge({}, { modelProblem: 'the model is a path' }).reason).toBe(
    'the model is a path, which the aliases do not name',
  )
  expect(judge({}, { namedBy: 'a (load_in_4bit=true)', modelProblem: 'it changes' }).reason).toBe(
    'it changes, which the aliases do not name; allowed: an entry in the aliases, as ' +
      '{"a (load_in_4bit=true)":{"id":"a-load-in-4bit-true","name":"a (load_in_4bit=true)","provider":"…","weights":"unknown"}}',
  )
  expect(judge({}, { rejection: 'its status is error' }).reason).toBe('its status is error')
})
