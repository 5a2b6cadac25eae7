import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparePlain, isPlain } from './plainOrder.ts'

const COLLATOR = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
const PLAIN = ASCII.filter(isPlain)

/** Texts of a few characters, so that many begin alike, have equal numbers, or differ in zeros only. */
const texts = (characters: readonly string[]) =>
  fc.string({ unit: fc.constantFrom(...characters), maxLength: 8 })

describe('the order of plain texts', () => {
  it.each([
    ['all that are plain', PLAIN],
    ['those of numbers', ['0', '1', '9', 'a', '-', '.']],
    ['those of two cases', ['a', 'A', 'b', 'B', '_', ' ']],
  ])('is that of a collator, with characters of %s', (_, characters) => {
    fc.assert(
      fc.property(texts(characters), texts(characters), (a, b) => {
        expect(Math.sign(comparePlain(a, b))).toBe(Math.sign(COLLATOR.compare(a, b)))
      }),
      { numRuns: 5_000 },
    )
  })

  it.each([
    ['Llama 2 7B', 'Llama 2 13B'],
    ['GPT-3.5', 'GPT-4'],
    ['Vicuna', 'Vicuna 7B'],
    ['Model 007', 'Model 8'],
    ['a 1b', 'a 12'],
    ['a 2', 'a b'],
    ['', 'a'],
    ['9'.repeat(98), `1${'0'.repeat(98)}`],
  ])('has %s before %s', (before, after) => {
    expect(comparePlain(before, after)).toBeLessThan(0)
    expect(comparePlain(after, before)).toBeGreaterThan(0)
  })

  it.each([
    ['', ''],
    ['gpt-4', 'GPT-4'],
    ['Model 7', 'Model 007'],
    ['0', '000'],
    ['1a01', '01A1'],
  ])('makes no difference between "%s" and "%s"', (one, other) => {
    expect(comparePlain(one, other)).toBe(0)
  })
})

describe('a plain text', () => {
  it.each(['', 'GPT-4', "O'Neil's (v1.2): A/B, C_D & E+", 'x'.repeat(99)])('is "%s"', (text) => {
    expect(isPlain(text)).toBe(true)
  })

  it.each(['é', 'e\u0301', '文心', 'a\u200bb', 'a\tb', 'a\n', 'ﬁ', '١', 'a~b', 'x'.repeat(100)])(
    'is not "%s"',
    (text) => {
      expect(isPlain(text)).toBe(false)
    },
  )
})
