import { expect, it } from 'vitest'
import type { EvaluationsFile, FileSubcategory } from '../file/evaluationsFile.ts'
import { fillCounts } from './fillCounts.ts'

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
const createFile = (total_probes: number | null, ...subcategories: FileSubcategory[]) =>
  ({ models: [{ id: 'm', total_probes, subcategories }] }) as unknown as EvaluationsFile

const listCounts = ({ models: [model] }: EvaluationsFile) => [
  model?.total_probes,
  ...(model?.subcategories.map(({ probe_count }) => probe_count) ?? []),
]

it('keeps the number of prompts behind an unchanged value, and the total', () => {
  const present = createFile(30, figure('A', 0.5, 10), figure('B', 0.25, 20))
  const next = createFile(null, figure('A', 0.5, null), figure('B', 0.25, 20))
  expect(listCounts(fillCounts(present, next))).toEqual([30, 10, 20])
})

it('does not give that number to another value, nor the total to other figures', () => {
  const present = createFile(30, figure('A', 0.5, 10), figure('B', 0.25, 20))
  const next = createFile(
    null,
    figure('A', 0.6, null),
    figure('B', 0.25, null),
    figure('C', 0.25, null),
  )
  expect(listCounts(fillCounts(present, next))).toEqual([null, null, 20, null])
})

it('prefers the number of the source, also for an unchanged value', () => {
  const present = createFile(10, figure('A', 0.5, 10))
  expect(listCounts(fillCounts(present, createFile(8, figure('A', 0.5, 8))))).toEqual([8, 8])
})

it('does not change a new model', () => {
  const next = createFile(null, figure('A', 0.5, null))
  expect(fillCounts({ ...next, models: [] }, next)).toEqual(next)
})
