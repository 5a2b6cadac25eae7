import { expect, it } from 'vitest'
import { formatPublished } from './format.ts'
import type { PublishedFigure } from './modelEvaluation.ts'

const FRACTION: PublishedFigure = {
  value: 0.83333333,
  low: 0,
  high: 1,
  isLowerBetter: false,
  unit: undefined,
}
const PERCENT = { ...FRACTION, value: 10.9, high: 100, unit: 'percent' }

it.each([
  ['a fraction', FRACTION, '0.8333', '0,8333'],
  ['a zero', { ...FRACTION, value: 0 }, '0', '0'],
  ['a percentage', PERCENT, '10.9%', '10,9\u00a0%'],
  ['another scale', { ...FRACTION, value: 7.5, low: 1, high: 10 }, '7.5 (1–10)', '7,5 (1–10)'],
  [
    'another unit',
    { ...FRACTION, value: -1, low: -2, unit: 'points' },
    '−1 points (−2–1)',
    '−1 points (−2–1)',
  ],
])('formats %s in its unit', (_, figure, english, german) => {
  expect(formatPublished(figure)).toBe(english)
  expect(formatPublished(figure, 'de')).toBe(german)
})
