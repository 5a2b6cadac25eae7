import { expect, it } from 'vitest'
import type { Interval } from '../domain/index.ts'
import { ar } from '../locales/ar.ts'
import { de } from '../locales/de.ts'
import { en } from '../locales/en.ts'
import { formatInterval, formatPlaceRange, formatPlaces } from './describeInterval.ts'

const KNOWN: Interval = { lower: 0.4, upper: 0.6, kind: 'known' }
const AT_LEAST = { ...KNOWN, kind: 'at_least' } as const

it.each([
  ['a known interval', KNOWN, '40.0–60.0%'],
  ['a lower bound', AT_LEAST, '40.0–60.0%, or\u00a0wider'],
  ['another level', { ...KNOWN, level: 0.9 }, '40.0–60.0% at 90.0%'],
  ['an unknown margin', undefined, 'margin unknown'],
] as const)('formats %s', (_, interval, text) => {
  expect(formatInterval(interval, en)).toBe(text)
})

it('formats intervals in the language of the page', () => {
  expect(formatInterval(AT_LEAST, de)).toBe('40,0–60,0\u00a0%, oder\u00a0weiter')
  expect(formatInterval(AT_LEAST, ar)).toMatch(/^40\.0\u200e–\u200e60\.0.*، أو\u00a0أوسع$/)
})

it.each([
  [{ best: 1, worst: 3, kind: 'known' }, 'place 1–3'],
  [{ best: 2, worst: 2, models: 1200, kind: 'known' }, 'place 2 of 1,200'],
  [{ best: 1, worst: 3, models: 18, kind: 'at_least' }, 'place 1–3 of 18, or\u00a0wider'],
] as const)('formats places such as %o', (ranks, text) => {
  expect(formatPlaces(ranks, en)).toBe(text)
})

it('keeps the order of places in a right-to-left sentence', () => {
  const ranks = { best: 1, worst: 3, models: 18, kind: 'at_least' } as const
  expect(formatPlaces(ranks, ar)).toBe('المراكز 1\u200e–\u200e3 من 18، أو\u00a0أوسع')
  expect(formatPlaceRange(ranks, ar)).toBe('1\u200e–\u200e3، أو\u00a0أوسع')
})
