import { expect, it } from 'vitest'
import type { FileSubcategory } from '../file/evaluationsFile.ts'
import { SUITE } from '../import/testing/suite.ts'
import { formatSummary } from './formatSummary.ts'

const FIGURE: FileSubcategory = {
  parent_category: 'bias',
  subcategory: 'Quiz',
  score: 0.5,
  probe_count: null,
  published: { table: 't', row: 'r', column: 'c', value: 0.5, lower_is_better: false },
  measure: 'proportion',
}

function format(subcategory: string, after: FileSubcategory, times = 1): string {
  const change = { model: 'm', subcategory, before: FIGURE, after }
  const source = { title: 'A', url: 'https://example.org' }
  const file = { suite: SUITE, source, models: [] as never[], rules: {} as never }
  const changes = Array.from({ length: times }, () => change)
  return formatSummary([{ file, comparison: { changes, added: [], removed: [] } }])
}

it('shows everything that is known of a figure', () => {
  const interval = { lower: 0.4, upper: 0.6, level: null }
  const known = { probe_count: 10, standard_error: 0.1, interval, judge: 'J', partial_run: true }
  expect(format('Quiz', { ...FIGURE, ...known })).toContain(
    '| `0.5` | `0.5, n 10, standard error 0.1, 0.4 to 0.6 (level unknown), judge J, partial run` |',
  )
})

it('shows foreign text as code in one cell', () => {
  const text = format('`@someone` |<b>\n# x\u202E', FIGURE)
  expect(text).toContain("| `m` | `'@someone' ¦<b>�# x�` | `0.5` | `0.5` |")
})

it('fits into a pull request', () => {
  const text = format('Quiz', FIGURE, 10_000)
  expect(text.length).toBeLessThan(65_536)
  expect(text).toMatch(/Lines that are left out here: \d+\. The files have all changes\.\n$/)
})
