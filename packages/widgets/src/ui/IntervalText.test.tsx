import { expect, it } from 'vitest'
import type { Interval } from '../domain/index.ts'
import { ar } from '../locales/ar.ts'
import { de } from '../locales/de.ts'
import { en } from '../locales/en.ts'
import { formatInterval } from './IntervalText.tsx'

const KNOWN: Interval = { lower: 0.4, upper: 0.6, kind: 'known' }

it.each([
  ['a known interval', KNOWN, '±10.0'],
  ['a lower bound', { ...KNOWN, kind: 'atLeast' }, 'at least ±10.0'],
  ['another level', { ...KNOWN, level: 0.9 }, '±10.0 at 90.0%'],
  ['an unknown error', undefined, 'margin unknown'],
] as const)('formats %s', (_, interval, text) => {
  expect(formatInterval(0.5, interval, en)).toBe(text)
})

it('formats margins in the language of the page', () => {
  const atLeast = { ...KNOWN, kind: 'atLeast' } as const
  expect(formatInterval(0.5, atLeast, de)).toBe('mindestens ±10,0')
  expect(formatInterval(0.5, atLeast, ar)).toBe('على الأقل \u2068±10.0\u2069')
})
