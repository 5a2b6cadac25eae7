import { expect, it } from 'vitest'
import type { EvaluationsFile, FileSubcategory } from '../file/evaluationsFile.ts'
import { keepCounts } from './keepCounts.ts'

const figure = (
  subcategory: string,
  value: number,
  probe_count: number | null,
): FileSubcategory => ({
  parent_category: 'bias',
  subcategory,
  score: value,
  probe_count,
  published: { table: 't', row: 'r', column: 'c', value, lower_is_better: false },
  measure: 'proportion',
})

/** A file of one model with these figures. */
const fileOf = (total_probes: number | null, ...subcategories: FileSubcategory[]) =>
  ({ models: [{ id: 'm', total_probes, subcategories }] }) as unknown as EvaluationsFile

const countsOf = ({ models: [model] }: EvaluationsFile) => [
  model?.total_probes,
  ...(model?.subcategories.map(({ probe_count }) => probe_count) ?? []),
]

it('keeps the number of prompts behind a value that stands, and the sum', () => {
  const present = fileOf(30, figure('A', 0.5, 10), figure('B', 0.25, 20))
  const next = fileOf(null, figure('A', 0.5, null), figure('B', 0.25, 20))
  expect(countsOf(keepCounts(present, next))).toEqual([30, 10, 20])
})

it('does not give that number to another value, nor the sum to other figures', () => {
  const present = fileOf(30, figure('A', 0.5, 10), figure('B', 0.25, 20))
  const next = fileOf(
    null,
    figure('A', 0.6, null),
    figure('B', 0.25, null),
    figure('C', 0.25, null),
  )
  expect(countsOf(keepCounts(present, next))).toEqual([null, null, 20, null])
})

it('takes a number that the source gives, also for a value that stands', () => {
  const present = fileOf(10, figure('A', 0.5, 10))
  expect(countsOf(keepCounts(present, fileOf(8, figure('A', 0.5, 8))))).toEqual([8, 8])
})

it('leaves a model as it is that was not there before', () => {
  const next = fileOf(null, figure('A', 0.5, null))
  expect(keepCounts({ ...next, models: [] }, next)).toEqual(next)
})
