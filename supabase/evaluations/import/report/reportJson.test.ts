import { expect, it } from 'vitest'
import { chooseRuns } from '../choose/chooseRuns.ts'
import { reportJson } from './reportJson.ts'
import { figureWith, createReport } from '../testing/reports.ts'

const parse = (...reports: Parameters<typeof reportJson>[0]) =>
  JSON.parse([...reportJson(reports, [])].join('')).files

it('has exactly these fields, with the published value', () => {
  const rate = figureWith({ value: 'Infinity', n: null, standardError: null })
  expect(parse(createReport('a.json', {}, [rate]))).toEqual([
    {
      file: 'a.json',
      format: 'lm_eval',
      accepted: true,
      reason: null,
      model: 'org/model',
      figures: [
        {
          task: 'truthfulqa_mc1',
          metric: 'acc',
          value: 'Infinity',
          n: null,
          standard_error: null,
          lower_is_better: false,
          category: 'factuality',
          taken: false,
          reason: 'it is not a number: "Infinity"',
        },
      ],
    },
  ])
})

it('has the direction of the table of metrics, for a duplicate too', () => {
  const reports = ['a.json', 'b.json'].map((name) =>
    createReport(name, {}, [figureWith({ lowerIsBetter: null })]),
  )
  const [used, duplicate] = parse(...chooseRuns(reports, new Map()).reports)
  expect(used.figures).toMatchObject([{ taken: true, reason: null, lower_is_better: false }])
  expect(duplicate.figures).toMatchObject([{ taken: false, lower_is_better: false }])
})

it('distinguishes figures of the same name by variant', () => {
  const figures = ['strict', undefined].map((variant) => figureWith({ variant }))
  const [file] = parse(
    createReport('a.json', {}, [...figures, figureWith({ task: 'x', variant: 'y' })]),
  )
  const names = file.figures.map(({ metric }: { metric: string }) => metric)
  expect(names).toEqual(['acc,strict', 'acc', 'acc'])
})

it('has a reason and no figure for a rejected file', () => {
  const unread = {
    file: 'b.json',
    format: undefined,
    run: undefined,
    reason: 'it is cut: its JSON does not end',
    isBroken: true,
    figures: [],
  }
  expect(parse(unread)).toEqual([
    {
      file: 'b.json',
      format: null,
      accepted: false,
      reason: 'it is cut: its JSON does not end',
      model: null,
      figures: [],
    },
  ])
})
