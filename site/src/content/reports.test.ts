import { describe, expect, it } from 'vitest'
import { getReports, REPORTS } from './reports.ts'

describe('reports', () => {
  it('are three published and one upcoming', () => {
    expect(getReports('published').map(({ id }) => id)).toEqual([
      'q1-2024',
      'december-2023',
      'november-2023-bias',
    ])
    expect(getReports('upcoming').map(({ id, date }) => `${id} ${date}`)).toEqual([
      'q1-2024-multimodal 2024-02-01',
    ])
  })

  it('each have a unique id, a summary and highlights', () => {
    expect(new Set(REPORTS.map(({ id }) => id)).size).toBe(REPORTS.length)
    for (const { summary, highlights } of REPORTS) {
      expect(summary).not.toBe('')
      expect(highlights.length).toBeGreaterThan(0)
    }
  })
})
