import { expect, it } from 'vitest'
import { saysExpected } from './firstRowTexts.ts'

const EXPECTED = [
  ['Model 1', '90.0%', 'POOR'],
  ['Model 2', '80.0%', 'POOR'],
]
const TEXTS = ['Model 1 90.0% +1.00 POOR', 'Model 2 80.0% +0.50 POOR']

it('rows on a page say what is expected, with whatever else stands between', () => {
  expect(saysExpected([...TEXTS, 'Model 3'], EXPECTED, 2)).toBe(true)
})

it.each([
  ['a row is missing', TEXTS.slice(0, 1), 2],
  ['they stand in another order', TEXTS.toReversed(), 2],
  ['a part is missing', ['Model 1 +1.00 POOR', TEXTS[1] ?? ''], 2],
  ['there are more than all that there are', [...TEXTS, 'Model 3'], 8],
])('rows on a page are wrong when %s', (_, texts, checked) => {
  expect(saysExpected(texts, EXPECTED, checked)).toBe(false)
})
