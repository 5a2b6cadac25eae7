import { describe, expect, it } from 'vitest'
import { isMissing, readCount, readNumber } from './readNumber.ts'

describe('a number', () => {
  it.each([
    ['0', 0],
    ['-0.5', -0.5],
    ['−0.5', -0.5],
    ['.5', 0.5],
    ['9.1e-1', 0.91],
  ])('is %s', (cell, value) => {
    expect(readNumber(cell, {})).toEqual({ value, error: undefined, hasPercentSign: false })
  })

  it.each(['50%', '50 %', '50.0 ± 0.3%', '50% ± 0.3'])('may have a percent sign: %s', (cell) => {
    expect(readNumber(cell, {})).toMatchObject({ value: 50, hasPercentSign: true })
  })

  it.each([
    ...['60.5 ± 0.3', '60.5±.3', '60.5 +/- 0.3', '60.5 (±0.3)', String.raw`$60.5 \pm 0.3$`],
    ...['60.5 (0.3)', '60.5(.3)', '60.5% (0.3%)'],
  ])('may have an error: %s', (cell) => {
    expect(readNumber(cell, {})).toMatchObject({ value: 60.5, error: 0.3 })
  })

  it('may have a decimal comma that the mapping names', () => {
    expect(readNumber('60,5 ± 0,3', { decimal: ',' })).toMatchObject({ value: 60.5, error: 0.3 })
    expect(readNumber('60,5', {})).toBeUndefined()
    expect(readNumber('60.5', { decimal: ',' })).toBeUndefined()
  })

  it.each([
    '',
    'x',
    '1.2.3',
    '91.2 88.1',
    '~~91.2~~',
    '91₂',
    '10^3',
    '91.2 (+1.3)',
    '91.2 (n)',
    '91 (-1)',
    '9 (1',
    '1,234',
    '٩',
  ])('is not "%s"', (cell) => {
    expect(readNumber(cell, {})).toBeUndefined()
  })
})

describe('a number of prompts', () => {
  it.each([
    ['1000', 1000],
    ['1,000', 1000],
    ['1 000', 1000],
    ['1’200', 1200],
    ["1'200", 1200],
    ['1_200', 1200],
    ['1,234,567', 1_234_567],
    ['1000.0', 1000],
    ['1k', 1000],
    ['1.5K', 1500],
    ['1.1k', 1100],
    ['2M', 2_000_000],
    ['n = 1,000', 1000],
  ])('is %s', (cell, count) => {
    expect(readCount(cell, {})).toBe(count)
  })

  it('has a thousands point only if the mapping names a decimal comma', () => {
    expect(readCount('1.000', {})).toContain('which "decimal" of the mapping decides')
    expect(readCount('1.000', { decimal: ',' })).toBe(1000)
    expect(readCount('1.000,0', { decimal: ',' })).toBe(1000)
    expect(readCount('817.000', { decimal: '.' })).toBe(817)
  })

  it.each([
    '0',
    '-1',
    '12.5',
    '1,00',
    '1,000,0',
    '1,0000',
    '1 000,000',
    '~1000',
    '1m2',
    '9e99',
    'x',
    '3000000k',
  ])('is not %s', (cell) => {
    expect(readCount(cell, {})).toContain('no whole number of at least 1')
  })
})

it('takes an empty cell for a missing value, and the texts of the mapping in place of the usual ones', () => {
  expect(['', '–', 'n/a', 'none', '0'].map((cell) => isMissing(cell, {}))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  const missing = ['x']
  expect(['', 'x', 'n/a'].map((cell) => isMissing(cell, { missing }))).toEqual([true, true, false])
})
