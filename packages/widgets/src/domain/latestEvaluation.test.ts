import { expect, it } from 'vitest'
import { latestEvaluation } from './latestEvaluation.ts'

it.each([
  ['the only one', ['2024-01-01'], '2024-01-01'],
  ['the first of three', ['2024-01-02', '2024-01-01', '2023-12-31'], '2024-01-02'],
  ['the last of three', ['2022-12-31', '2023-12-31', '2024-01-01'], '2024-01-01'],
  ['the one between two', ['2023-12-31', '2024-02-29', '2024-02-28'], '2024-02-29'],
  ['a later month with an earlier day', ['2023-09-30', '2023-10-01'], '2023-10-01'],
])('the latest evaluation is %s', (_, days, latest) => {
  const evaluations = days.map((evaluatedOn) => ({ evaluatedOn }))
  expect(latestEvaluation(evaluations)?.evaluatedOn).toBe(latest)
  expect(evaluations.map(({ evaluatedOn }) => evaluatedOn)).toEqual(days)
})

it('the latest evaluation is the first of two on the same day', () => {
  const [older, first, second] = [
    { evaluatedOn: '2023-12-31', id: 'older' },
    { evaluatedOn: '2024-01-01', id: 'first' },
    { evaluatedOn: '2024-01-01', id: 'second' },
  ]
  expect(latestEvaluation([older, first, second])).toBe(first)
})

it('the latest evaluation is undefined without evaluations', () => {
  const none: { evaluatedOn: string }[] = []
  expect(latestEvaluation(none)).toBeUndefined()
})
