import { expect, it } from 'vitest'
import { findLighthouseRegressions } from './lighthouseCheck.ts'

const REPORT = `
| Lighthouse                |  performance | accessibility | shift |
| ------------------------- | -----------: | ------------: | ----: |
| mobile, with the snapshot |   82 (80–84) |           100 |     0 |

| slow phone           | figures visible | shift |
| -------------------- | --------------: | ----: |
| /, with the snapshot | 1784 (1606–1825) |     0 |
`
const PAGE = { Lighthouse: 'mobile, with the snapshot' }
const VISIT = { 'slow phone': '/, with the snapshot', 'figures visible': '9000' }

it('names each score that is lower than the committed one, performance by more than ten points', () => {
  const rows = [{ ...PAGE, performance: '71 (70–90)', accessibility: '99', shift: '0' }]
  expect(findLighthouseRegressions(rows, REPORT)).toEqual([
    'mobile, with the snapshot: performance is 71 instead of 82',
    'mobile, with the snapshot: accessibility is 99 instead of 100',
  ])
})

it('names each page whose layout shifts, and a score that could not be measured', () => {
  const rows = [
    { ...PAGE, performance: 'NaN', accessibility: '100', shift: '0.0012' },
    { ...VISIT, shift: '0.2000' },
  ]
  expect(findLighthouseRegressions(rows, REPORT)).toEqual([
    'mobile, with the snapshot: performance is NaN instead of 82',
    'mobile, with the snapshot: shift is 0.0012 instead of 0',
    '/, with the snapshot: shift is 0.2 instead of 0',
  ])
})

it('accepts equal and better scores, and slower times of another machine', () => {
  const rows = [
    { ...PAGE, performance: '72 (60–80)', accessibility: '100', shift: '0' },
    { ...VISIT, shift: '0' },
  ]
  expect(findLighthouseRegressions(rows, REPORT)).toEqual([])
})

it('throws for a page that the report does not have', () => {
  expect(() => findLighthouseRegressions([{ Lighthouse: 'watch', shift: '0' }], REPORT)).toThrow(
    'The report has no page “watch”.',
  )
})
