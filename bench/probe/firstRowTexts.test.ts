import { expect, it } from 'vitest'
import { hasExpectedTexts } from './firstRowTexts.ts'

const EXPECTED = [
  ['Model 1', '90.0%', 'POOR'],
  ['Model 2', '80.0%', 'POOR'],
]
const TEXTS = ['Model 1 90.0% +1.00 POOR', 'Model 2 80.0% +0.50 POOR']

it('accepts rows with the expected texts and other text between them', () => {
  expect(hasExpectedTexts([...TEXTS, 'Model 3'], EXPECTED, 2)).toBe(true)
})

it.each([
  ['with a missing row', TEXTS.slice(0, 1), 2],
  ['in another order', TEXTS.toReversed(), 2],
  ['with a missing text', ['Model 1 +1.00 POOR', TEXTS[1] ?? ''], 2],
  ['with more rows than there should be in total', [...TEXTS, 'Model 3'], 8],
])('rejects rows %s', (_, texts, checked) => {
  expect(hasExpectedTexts(texts, EXPECTED, checked)).toBe(false)
})
