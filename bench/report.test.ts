import { expect, it } from 'vitest'
import { CONTENDERS } from './contenders.ts'
import type { Measurement } from './driver/measurePage.ts'
import { benchReport } from './report.ts'

function measured(paint: number): Measurement {
  const step = { paint, work: paint * 2 }
  const scroll = { frames: 120, blank: 3, longest: 33.4 }
  return { mount: step, sort: step, search: step, scroll, heap: 3_140_000 }
}

it('the report has medians, ranges, ratios to the reference, and no time of a table that failed', () => {
  const [reference, ours, library] = CONTENDERS
  if (reference === undefined || ours === undefined || library === undefined)
    throw new Error('There are too few contenders.')
  const outcomes = [
    { contender: reference, measurements: [measured(10), measured(30)] },
    { contender: ours, measurements: [measured(50), measured(40)] },
    { contender: library, measurements: [], failure: 'Its first row is “none”.\n  at a line' },
  ]
  const bytes = new Map([[library.name, 17_123]])
  const run = { browserVersion: '150.0', bytes, sizes: [{ size: 50, outcomes }] }
  const lines = benchReport(run, new Map([[library.library ?? '', '7.8.9']]))
    .join('\n')
    .split('\n')
  const wait = '45 (40–50) · 2.3 ×'
  const work = '90 (80–100)'
  expect(lines).toContain(`| ${ours.title} | ${wait} | ${wait} | ${wait} |`)
  expect(lines).toContain(
    `| ${ours.title} | ${work} | ${work} | ${work} | 33 (33–33) | 6 of 240 | 3.1 (3.1–3.1) |`,
  )
  expect(lines.filter((line) => line.startsWith(`| ${library.title}`))).toEqual([
    `| ${library.title} | 7.8.9 | 17.1 |`,
  ])
  expect(lines).toContain(`Failed: ${library.title}. Its first row is “none”.`)
})
