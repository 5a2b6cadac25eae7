import { describe, expect, it } from 'vitest'
import type { FileReport } from './FileReport.ts'
import { chooseRuns } from './chooseRuns.ts'
import { figureWith, createReport } from '../testing/reports.ts'

const run = (file: string, time: number | null, value: number, more = {}) =>
  createReport(file, { time }, [figureWith({ value, ...more })])

/** Returns the used value and the reasons against the others. */
function choose(...reports: readonly FileReport[]) {
  const choice = chooseRuns(reports, new Map())
  return {
    used: choice.taken.map(({ judged }) => judged.figure.value),
    reasons: choice.reports.map(({ figures }) => figures[0]?.reason),
    contradictions: choice.contradictions,
  }
}

describe('chooseRuns, for several runs of one model and figure', () => {
  it('uses the newest and reports the others', () => {
    expect(
      choose(run('old.json', 1, 0.4), run('new.json', 2, 0.5), run('older.json', 0, 0.3)),
    ).toEqual({
      used: [0.5],
      reasons: [
        'another file has a newer run: new.json',
        null,
        'another file has a newer run: new.json',
      ],
      contradictions: [],
    })
  })

  it('prefers a complete run to a newer partial one', () => {
    const partial = run('partial.json', 2, 0.4, { isPartial: true })
    expect(choose(partial, run('whole.json', 1, 0.5))).toMatchObject({
      used: [0.5],
      reasons: ['another file has a complete run: whole.json', null],
    })
  })

  it('prefers the larger of partial runs, and the newest of equal ones', () => {
    const partial = (file: string, time: number, n: number | null) =>
      run(file, time, n === null ? 0.6 : n / 1000, { n, isPartial: true, standardError: null })
    expect(choose(partial('few.json', 2, 100), partial('many.json', 1, 400))).toEqual({
      used: [0.4],
      reasons: ['another file has a larger run: many.json', null],
      contradictions: [],
    })
    const recent = run('new.json', 2, 0.5, { n: 400, isPartial: true, standardError: null })
    expect(choose(recent, partial('old.json', 1, 400))).toMatchObject({
      used: [0.5],
      reasons: [null, 'another file has a newer run: new.json'],
    })
    expect(choose(partial('open.json', 2, null), partial('a.json', 1, 400)).contradictions).toEqual(
      [expect.stringContaining('no number of prompts shows which partial run is larger')],
    )
  })

  it('prefers a figure with a number of prompts to an equal one without', () => {
    expect(choose(run('a.json', 1, 0.5, { n: null }), run('b.json', 1, 0.5))).toMatchObject({
      used: [0.5],
      reasons: ['another file has the same figure: b.json', null],
      contradictions: [],
    })
  })

  it.each([
    ['run', { settings: 'temperature=1' }, undefined, 'temperature=1'],
    ['task', {}, '5 examples', '5 examples'],
  ])(
    'reports unlike settings of the %s as a contradiction that names both',
    (_, more, settings, named) => {
      const shots = settings === undefined ? undefined : '0 examples'
      const old = createReport('old.json', { time: 1 }, [
        figureWith({ value: 0.4, settings: shots }),
      ])
      const recent = createReport('new.json', { time: 2, ...more }, [
        figureWith({ value: 0.5, settings }),
      ])
      const { contradictions } = choose(old, recent)
      expect(contradictions).toEqual([
        expect.stringContaining(`new.json has 0.5 with ${named} and old.json has 0.4 with`),
      ])
    },
  )

  it.each<[old: object, recent: object, shown: string]>([
    [
      { settings: 'a=1, b=2' },
      { settings: 'a=1, b=3' },
      '0.5 with b=3 and old.json has 0.4 with b=2',
    ],
    [
      { settings: 'a=1' },
      { settings: 'a=1, b=3' },
      '0.5 with b=3 and old.json has 0.4 with no such',
    ],
    [{}, { settings: 'a=1' }, '0.5 with a=1 and old.json has 0.4 with no settings'],
    [{ judge: 'x' }, { judge: 'y' }, '0.5 with judge=y and old.json has 0.4 with judge=x'],
    [{}, { judge: 'y' }, '0.5 with judge=y and old.json has 0.4 with no settings'],
  ])('shows only what differs of %j and %j', (old, recent, shown) => {
    expect(
      choose(run('old.json', 1, 0.4, old), run('new.json', 2, 0.5, recent)).contradictions,
    ).toEqual([expect.stringContaining(`new.json has ${shown}`)])
  })

  it.each<[old: object, recent: object, shown: string | undefined]>([
    [{ settings: '0 examples' }, { settings: '5 examples' }, '5 examples and old.json has 0.4'],
    [{ settings: '5 examples as turns' }, { settings: '5 examples' }, undefined],
    [{ settings: 'seed=1, a=2' }, { settings: 'temperature=1, a=3' }, 'a=3 and old.json has 0.4'],
    [{}, { settings: '5 examples' }, undefined],
  ])('compares what two formats both state: %j and %j', (old, recent, shown) => {
    const other = { ...run('old.json', 1, 0.4, old), format: 'every_eval_ever' as const }
    expect(choose(other, run('new.json', 2, 0.5, recent)).contradictions).toEqual(
      shown === undefined ? [] : [expect.stringContaining(`new.json has 0.5 with ${shown}`)],
    )
  })

  const ONE = 'a_task\nversion=1\nprompt=x'
  it.each<[string, old: object, recent: object, shown: string | undefined]>([
    ['version', { facts: ONE }, { facts: 'a_task\nversion=2' }, 'version=2 and old.json'],
    ['prompt', { facts: ONE }, { facts: 'a_task\nversion=1\nprompt=y' }, 'prompt=y and old.json'],
    ['task, whose version is its own', { facts: ONE }, { facts: 'other\nversion=2' }, undefined],
    ['version, which one lacks', {}, { facts: ONE }, undefined],
  ])('compares the %s of two runs', (_, old, recent, shown) => {
    expect(
      choose(run('old.json', 1, 0.4, old), run('new.json', 2, 0.5, recent)).contradictions,
    ).toEqual(
      shown === undefined
        ? []
        : [expect.stringMatching(`new.json has 0.5 with ${shown} .*; allowed: one of them$`)],
    )
  })

  it.each([
    ['b1b2b3b', 1],
    ['A1A2A3A4', 0],
    ['main', 0],
    [undefined, 0],
  ])('compares the commit a1a2a3a of a model with %s', (commit, count) => {
    const old = createReport('old.json', { time: 1, commit: 'a1a2a3a' }, [
      figureWith({ value: 0.4 }),
    ])
    const recent = createReport('new.json', { time: 2, commit })
    expect(choose(old, recent).contradictions).toHaveLength(count)
    const other = { ...recent, run: { ...recent.run, model: 'org/other' } as typeof recent.run }
    const aliases = new Map(['org/model', 'org/other'].map((id) => [id, { id: 'one' }]))
    expect(chooseRuns([old, other], aliases).contradictions).toEqual([])
  })

  it.each([
    ['at the same time', 1, 1],
    ['at unknown times', null, null],
    ['where one has no time', null, 1],
  ])('%s, reports different values as a contradiction', (_, one, other) => {
    const { contradictions, reasons } = choose(run('a.json', one, 0.4), run('b.json', other, 0.5))
    expect(contradictions).toEqual([
      expect.stringMatching(
        /^model "org\/model", TruthfulQA MC1 \(accuracy\): .\.json has 0\.. and .\.json has 0\.., and no date shows which is newer; allowed: one of them$/,
      ),
    ])
    expect(
      reasons.filter((reason) => reason?.startsWith('it contradicts another file')),
    ).toHaveLength(1)
  })
})

describe('chooseRuns, for a run whose date is an upper bound, as that of a retrieval,', () => {
  const bound = (file: string, time: number, value: number) =>
    createReport(file, { time, isTimeUpperBound: true }, [figureWith({ value })])
  const doubt = expect.stringContaining('no date shows which is newer')

  it.each([
    [[bound('bound.json', 3, 0.4), run('day.json', 2, 0.5)], 0.5, [doubt]],
    [[bound('bound.json', 2, 0.4), run('day.json', 2, 0.5)], 0.5, [doubt]],
    [[bound('bound.json', 1, 0.4), run('day.json', 2, 0.5)], 0.5, []],
    [[bound('bound.json', 3, 0.4), bound('other.json', 2, 0.5)], 0.4, [doubt]],
    [[bound('bound.json', 3, 0.5), run('day.json', 2, 0.5)], 0.5, []],
    [[run('old.json', 1, 0.3), bound('bound.json', 3, 0.4), run('day.json', 2, 0.5)], 0.5, [doubt]],
  ])('knows no order but that of a day after the bound: %#', (reports, value, contradictions) => {
    expect(choose(...reports)).toMatchObject({ used: [value], contradictions })
  })
})

describe('chooseRuns, for two figures of one file', () => {
  const fromOneFile = (second: number) => {
    const lookup = { benchmark: 'truthfulqa_mc', metric: 'mc1', variant: 'none' }
    const other = figureWith({ task: 'truthfulqa_mc', metric: 'mc1', lookup, value: second })
    return chooseRuns([createReport('a.json', {}, [figureWith(), other])], new Map())
  }

  it('reports different values as a contradiction in the file', () => {
    const { contradictions, reports } = fromOneFile(0.4)
    expect(contradictions).toEqual([
      'model "org/model", TruthfulQA MC1 (accuracy): a.json has 0.5 as truthfulqa_mc1 acc and ' +
        '0.4 as truthfulqa_mc mc1; allowed: one of them',
    ])
    expect(reports[0]?.figures[1]?.reason).toBe(
      'it contradicts another figure of its file: truthfulqa_mc1 acc',
    )
  })

  it('names the places of two runs, such as the rows of a table', () => {
    const row = (place: string, value: number) =>
      createReport('a.csv', { place }, [figureWith({ value })])
    const { contradictions } = choose(row('row 1', 0.5), row('row 2', 0.4))
    expect(contradictions).toEqual([
      'model "org/model", TruthfulQA MC1 (accuracy): a.csv has 0.5 as truthfulqa_mc1 acc in row 1 and ' +
        '0.4 as truthfulqa_mc1 acc in row 2; allowed: one of them',
    ])
  })

  it('uses one of equal values', () => {
    const { taken, reports } = fromOneFile(0.5)
    expect(taken).toHaveLength(1)
    expect(reports[0]?.figures[1]?.reason).toBe('its file has the same figure: truthfulqa_mc1 acc')
  })
})

it('treats exact ids as different models unless they share an alias', () => {
  const ids = ['GPT-4o', 'gpt-4o', 'openai/gpt-4o']
  const reports = ids.map((model, index) =>
    createReport(`${model}.json`, { model, time: index }, [figureWith({ value: index / 10 })]),
  )
  expect(chooseRuns(reports, new Map()).taken).toHaveLength(3)
  const aliases = new Map(ids.map((id) => [id, { id: 'gpt-4o' }]))
  const { taken } = chooseRuns(reports, aliases)
  expect(taken.map(({ run: { model } }) => model)).toEqual(['openai/gpt-4o'])
})

it('ignores figures that are not used', () => {
  expect(choose(run('a.json', 2, -1), run('b.json', 1, 0.5)).used).toEqual([0.5])
})
