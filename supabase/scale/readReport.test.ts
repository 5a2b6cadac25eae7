// @tier full
import { describe, expect, it } from 'vitest'
import { readReport, type ReadMeasurement } from './readReport.ts'

const measured = (models: number, evaluations: number, times: number[]): ReadMeasurement => ({
  models,
  evaluations,
  answers: 1,
  evaluationsRead: models,
  bytes: 589_512,
  gzipBytes: 100_449,
  times: { PGlite: times },
})

describe('the report of reads', () => {
  const report = readReport([
    measured(100, 1, [4, 5, 9]),
    measured(100, 100, [6, 5.5, 5]),
    measured(1_000, 100, [50, 55, 60]),
  ])
  const [table, growth] = report.split('\n\n').map((part) => part.split('\n').slice(2))

  it('tells each size with the median and the range of its times', () => {
    expect(table).toEqual([
      '| 100 | 1 | 100 | 1 | 589.5 | 100.4 | 5.0 (4.0–9.0) |',
      '| 100 | 100 | 100 | 1 | 589.5 | 100.4 | 5.5 (5.0–6.0) |',
      '| 1,000 | 100 | 1,000 | 1 | 589.5 | 100.4 | 55.0 (50.0–60.0) |',
    ])
  })

  it('compares the ends of each series in which one number alone grows', () => {
    expect(growth).toEqual([
      '| 1 to 100 evaluations | 100 models | 1.3 × as long |',
      '| 100 to 1,000 models | 100 evaluations | 10.0 × as long |',
    ])
  })

  it('has a column for each server that was measured, and none for one that was not', () => {
    const both = { ...measured(10, 1, [1]), times: { PGlite: [1], 'PostgreSQL 15.18': [2] } }
    expect(readReport([both]).split('\n')[0]).toContain('| PGlite, ms | PostgreSQL 15.18, ms |')
    expect(report).not.toContain('PostgreSQL')
  })

  it('is not made of nothing', () => {
    expect(() => readReport([{ ...measured(10, 1, []) }])).toThrow(RangeError)
  })
})
