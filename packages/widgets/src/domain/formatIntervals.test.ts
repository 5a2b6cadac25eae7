import { expect, it } from 'vitest'
import { formatIntervalEnds, formatRanks, formatSignedPoints } from './format.ts'

it.each([
  [0.7825, 0.797, 'en', '78.3–79.7%'],
  [0, 0.1611, 'en', '0.0–16.1%'],
  [0.8389, 1, 'de', '83,9–100,0\u00a0%'],
  [0.7825, 0.797, 'he', '78.3\u200e–\u200e79.7%'],
  [0.7825, 0.797, 'az-Arab', '78,3\u200e–\u200e79,7%'],
  [0.7825, 0.797, 'ar-Latn-u-nu-latn', '78.3–79.7\u200e%\u200e'],
])('formats the interval from %d to %d in %s as %s', (lower, upper, locale, text) => {
  expect(formatIntervalEnds({ lower, upper }, locale)).toBe(text)
})

it.each([
  [0.0114, '+1.1'],
  [-0.004, '−0.4'],
  [0, '0.0'],
  [-0.0004, '0.0'],
])('formats the signed difference %d as %s', (difference, text) => {
  expect(formatSignedPoints(difference)).toBe(text)
})

it.each([
  [1, 1, '1'],
  [1, 2, '1–2'],
  [999, 1000, '999–1,000'],
])('formats the ranks %d to %d as %s', (best, worst, text) => {
  expect(formatRanks({ best, worst })).toBe(text)
})
