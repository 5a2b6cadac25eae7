import { expect, it } from 'vitest'
import { findMetric, METRIC_TABLE } from './findMetric.ts'

const USES = METRIC_TABLE.flatMap((row) =>
  typeof row.use === 'string' ? [] : [{ ...row, use: row.use }],
)

it('inverts only proportions', () => {
  const turned = USES.filter(({ use }) => use.lowerIsBetter)
  expect(turned.length).toBeGreaterThan(3)
  expect(turned.filter(({ use }) => use.measure !== 'proportion')).toEqual([])
})

it('has a category and a name for every used metric', () => {
  expect(USES.length).toBeGreaterThan(30)
  expect(USES.filter(({ category, use }) => category === null || use.name === '')).toEqual([])
})

it('has a filter or split in every used lm_eval and helm run row', () => {
  const precise = USES.filter(({ formats }) =>
    formats.some((f) => f === 'lm_eval' || f === 'helm run'),
  )
  expect(precise.filter(({ variants }) => variants === undefined)).toEqual([])
})

it('finds no row for an unknown filter', () => {
  const lookup = { benchmark: 'truthfulqa_mc1', metric: 'acc' }
  expect(findMetric('lm_eval', { ...lookup, variant: 'none' })?.category).toBe('factuality')
  expect(findMetric('lm_eval', { ...lookup, variant: 'strict-match' })).toBeUndefined()
})

it('finds no row for a name of another format', () => {
  const lookup = { benchmark: 'truthfulqa_mc1', metric: 'acc', variant: 'none' }
  expect(findMetric('inspect', lookup)).toBeUndefined()
})

it('treats only * as a wildcard', () => {
  const find = (metric: string) => findMetric('helm group table', { benchmark: 'XSUM', metric })
  expect(find('Stereotypes (race)')?.category).toBe('bias')
  expect(find('Stereotypes race')).toBeUndefined()
})
