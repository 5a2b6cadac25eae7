import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareAscii } from './compareAscii.ts'

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const printable = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code))
/** Few characters, so that texts are often equal up to one of them. */
const similar = fc.constantFrom('a', 'A', 'b', '0', '1', '01', '12', ' ', '-', '.', '_', '~')

describe('the comparison of ASCII texts', () => {
  it.each([
    ['any characters', printable, 8],
    ['similar texts', similar, 6],
  ])('gives the order of Intl.Collator for 50,000 pairs of %s', (_, unit, maxLength) => {
    const text = fc.string({ unit, maxLength })
    const pairs = fc.sample(fc.tuple(text, text), { seed: 47, numRuns: 50_000 })
    const differing = pairs.filter(
      ([a, b]) => Math.sign(compareAscii(a, b) ?? NaN) !== Math.sign(collator.compare(a, b)),
    )
    expect(differing).toEqual([])
  })

  it.each([
    ['é', 'f'],
    ['a', 'aé'],
    ['a\u0301b', 'ab'],
    ['a', 'a\u0000'],
    ['文', '1'],
  ])('leaves %j and %j to the collator', (a, b) => {
    expect([compareAscii(a, b), compareAscii(b, a)]).toEqual([undefined, undefined])
  })

  it('is decided by the first difference, whatever follows', () => {
    expect(compareAscii('abé', 'ac')).toBeLessThan(0)
    expect(Math.sign(collator.compare('abé', 'ac'))).toBe(-1)
  })
})
