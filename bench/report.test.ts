import { describe, expect, it } from 'vitest'
import { CONTENDERS, REFERENCE, type Contender } from './contenders.ts'
import type { Measurement } from './driver/measurePage.ts'
import { benchReport, sizeReport } from './report.ts'
import { findRegressions } from './targets.ts'

function measured(paint: number): Measurement {
  const step = { paint, work: paint * 2 }
  const sight = { frames: 120, blank: 3, dropped: paint / 10, longest: 33.4 }
  const steps = {
    mount: step,
    firstSort: step,
    secondSort: step,
    key: step,
    clear: step,
    rareKey: step,
    rareClear: step,
  }
  return { ...steps, scroll: sight, dash: sight, heap: 3_140_000 }
}

function findContender(name: string): Contender {
  const contender = CONTENDERS.find((candidate) => candidate.name === name)
  if (contender === undefined) throw new Error(`There is no contender ${name}.`)
  return contender
}

it('the report shows medians, ranges and ratios to the reference, and no times of a failed table', () => {
  const reference = findContender(REFERENCE)
  const ours = findContender('ours')
  const library = findContender('react-data-grid')
  const outcomes = [
    { contender: reference, measurements: [measured(10), measured(30)] },
    { contender: ours, measurements: [measured(50), measured(40)] },
    { contender: library, measurements: [], failure: 'The first row is “none”.\n  at a line' },
  ]
  const bytes = new Map([[library.name, 17_123]])
  const run = { browserVersion: '150.0', bytes, sizes: [{ size: 50, outcomes }] }
  const versions = new Map([[library.library ?? '', '7.8.9']])
  const report = [...benchReport(run, versions), ...run.sizes.flatMap(sizeReport)]
  const lines = report.join('\n').split('\n')
  const wait = '45 (40–50) · 2.3 ×'
  const work = '90 (80–100)'
  const every = (text: string) => Array.from({ length: 7 }, () => text).join(' | ')
  expect(lines).toContain(`| ${ours.title} | ${every(wait)} |`)
  expect(lines).toContain(
    `| ${ours.title} | ${every(work)} | 33 (33–33) | 6 of 240 | 5 (4–5) | 6 of 240 | 3.1 (3.1–3.1) |`,
  )
  expect(lines.filter((line) => line.startsWith(`| ${library.title}`))).toEqual([
    `| ${library.title} | 7.8.9 | 17.1 |`,
  ])
  expect(lines).toContain(`Failed: ${library.title}. The first row is “none”.`)
})

/** The lines of a report on our table (44 ms), react-data-grid and TanStack. */
function reportLines(grid: number, tanstack: number): string[] {
  return benchReport(createRun(grid, tanstack), new Map()).join('\n').split('\n')
}

function createRun(grid: number, tanstack: number) {
  const ours = findContender('ours')
  const gridContender = findContender('react-data-grid')
  const tanstackContender = findContender('tanstack')
  const outcomes = [
    { contender: ours, measurements: [measured(44)] },
    { contender: gridContender, measurements: [measured(grid)] },
    { contender: tanstackContender, measurements: [measured(tanstack)] },
    { contender: { ...gridContender, name: 'x' }, measurements: [measured(1)], failure: 'wrong' },
  ]
  const sizes = [{ size: 50, outcomes }]
  return { browserVersion: '150.0', bytes: new Map<string, number>(), sizes }
}

it('the report compares our table with the best React library that showed the right rows', () => {
  const lines = reportLines(80, 40)
  expect(lines).toContain('| paint: mount | 1.10 of 1.3 |')
  expect(lines).toContain('| work: clear | 1.10 |')
  expect(lines).toContain('| heap | 1.00 of 1.4 |')
  expect(lines).toContain('| blank frames, 60 px per frame | **3** |')
  expect(lines.find((line) => line.startsWith('| dropped frames'))).toMatch(/ 4\.4 of 8 \|$/)
})

it('the report shows the ratio of the engine where it misses a target itself', () => {
  expect(reportLines(30, 50)).toContain('| paint: mount | **1.47** of 1.3 (1.67) |')
})

describe('the check', () => {
  const COMMITTED = reportLines(40, 50).join('\n')

  it.each([
    ['as fast', 40, 0],
    ['up to a quarter slower', 33, 0],
    ['more than a quarter slower', 31, 14],
  ])('finds each measure of a table that is %s, if that is too slow', (_, grid, count) => {
    const { sizes } = createRun(grid, 50)
    expect(findRegressions(sizes, COMMITTED)).toHaveLength(count)
  })

  it('names the measure, the rows and both ratios', () => {
    expect(findRegressions(createRun(20, 50).sizes, COMMITTED)[0]).toEqual({
      name: 'ours',
      measure: 'paint: mount',
      rows: 50,
      committed: 1.1,
      now: 2.2,
    })
  })

  it('compares the element with its own ratios', () => {
    const run = createRun(40, 50)
    const withElement = (paint: number) => ({
      ...run,
      sizes: run.sizes.map((size) => {
        const element = { contender: findContender('element'), measurements: [measured(paint)] }
        return { ...size, outcomes: [...size.outcomes, element] }
      }),
    })
    const report = benchReport(withElement(100), new Map()).join('\n')
    expect(report).toContain('| paint: mount | 2.50 |')
    expect(findRegressions(withElement(120).sizes, report)).toEqual([])
    expect(findRegressions(withElement(130).sizes, report)[0]).toEqual({
      name: 'element',
      measure: 'paint: mount',
      rows: 50,
      committed: 2.5,
      now: 3.25,
    })
  })

  it('refuses a report without the number of rows', () => {
    const sizes = createRun(40, 50).sizes.map((size) => ({ ...size, size: 60 }))
    expect(() => findRegressions(sizes, COMMITTED)).toThrow('“paint: mount” at 60 rows')
  })
})
