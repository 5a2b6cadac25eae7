import { describe, expect, it } from 'vitest'
import { CONTENDERS } from './contenders.ts'
import type { Measurement } from './driver/measurePage.ts'
import type { BenchRun, Outcome } from './driver/runBench.ts'
import { benchReport } from './report.ts'

const [reference, ours, library] = CONTENDERS
if (reference === undefined || ours === undefined || library?.library === undefined)
  throw new Error('There are too few contenders.')

const MACHINE = {
  cores: 2,
  date: '2024-01-02',
  command: 'pnpm bench --rounds 2',
  versions: new Map([[library.library, '7.8.9']]),
}

function measured(paint: number): Measurement {
  const step = { paint, work: paint * 2 }
  const scroll = { frames: 120, blank: 3, longest: 33.4 }
  return { mount: step, sort: step, search: step, scroll, heap: 3_140_000 }
}

function reported(...outcomes: Outcome[]): string[] {
  const bytes = new Map([[library?.name ?? '', 17_123]])
  const run: BenchRun = { browserVersion: '150.0', bytes, sizes: [{ size: 50, outcomes }] }
  return benchReport(run, MACHINE).split('\n')
}

describe('the report', () => {
  const lines = reported(
    { contender: reference, measurements: [measured(10), measured(30)] },
    { contender: ours, measurements: [measured(50), measured(40)] },
    {
      contender: library,
      measurements: [],
      failure: 'Its first row is “none”.\n  at a line of code',
    },
  )

  it('says on what it was made', () => {
    expect(lines[0]).toBe('2024-01-02, 2 cores, Chromium 150.0: `pnpm bench --rounds 2`')
  })

  it('says what each page weighs, and of which version it is', () => {
    expect(lines).toContain(`| ${library.title} | 7.8.9 | 17.1 |`)
  })

  it('tells medians, ranges and ratios to the reference', () => {
    const cell = '45 (40–50) · 2.3 ×'
    expect(lines).toContain(`| ${ours.title} | ${cell} | ${cell} | ${cell} |`)
  })

  it('tells the work, the frames of all rounds, and the heap', () => {
    const work = Array.from({ length: 3 }, () => '90 (80–100)').join(' | ')
    expect(lines).toContain(`| ${ours.title} | ${work} | 33 (33–33) | 6 of 240 | 3.1 (3.1–3.1) |`)
  })

  it('times nobody who showed what is wrong, and says why', () => {
    expect(lines.filter((line) => line.startsWith(`| ${library.title}`))).toHaveLength(1)
    expect(lines).toContain(`Failed: ${library.title}. Its first row is “none”.`)
  })

  it('tells no ratio where the reference failed', () => {
    const alone = reported(
      { contender: reference, measurements: [], failure: 'It is empty.' },
      { contender: ours, measurements: [measured(50)] },
    )
    expect(alone.join()).not.toContain('×')
  })
})
