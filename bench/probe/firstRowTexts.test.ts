import { describe, expect, it } from 'vitest'
import { saysExpected } from './firstRowTexts.ts'

const EXPECTED = [
  ['Model 1', '90.0%', 'POOR'],
  ['Model 2', '80.0%', 'POOR'],
]
const TEXTS = ['Model 1 90.0% +1.00 POOR', 'Model 2 80.0% +0.50 POOR']

describe('rows on a page', () => {
  it('say what is expected, with whatever else stands between', () => {
    expect(saysExpected([...TEXTS, 'Model 3'], EXPECTED, 2)).toBe(true)
  })

  it.each([
    ['there are none', []],
    ['one is missing', TEXTS.slice(0, 1)],
    ['they are empty', ['', '']],
    ['they stand in another order', TEXTS.toReversed()],
    ['a part is missing', ['Model 1 +1.00 POOR', TEXTS[1] ?? '']],
    ['parts stand in another order', ['POOR Model 1 90.0%', TEXTS[1] ?? '']],
  ])('do not when %s', (_, texts) => {
    expect(saysExpected(texts, EXPECTED, 2)).toBe(false)
  })

  it('may not be more than are expected where these are all that there are', () => {
    expect(saysExpected(TEXTS, EXPECTED, 8)).toBe(true)
    expect(saysExpected([...TEXTS, 'Model 3'], EXPECTED, 8)).toBe(false)
  })
})
