import { expect, it } from 'vitest'
import { getLastDay, isWithin } from './limits.ts'

it.each([
  ['x'.repeat(4), true],
  ['🙂'.repeat(4), true],
  ['x'.repeat(5), false],
  ['🙂'.repeat(5), false],
  ['', true],
])('counts the characters of “%s” as the database does', (text, isShort) => {
  expect(isWithin(text, 4)).toBe(isShort)
})

it('has tomorrow in UTC as the last day', () => {
  expect(getLastDay(Date.parse('2024-02-28T23:59:59Z'))).toBe('2024-02-29')
  expect(getLastDay(Date.parse('2024-02-29T00:00:00Z'))).toBe('2024-03-01')
})
