import { describe, expect, it } from 'vitest'
import { sanitizeInput } from './sanitizeInput.ts'

describe('sanitizeInput', () => {
  it.each([
    ['spaces around it', ' \t\nGPT 4\u00a0\r\n', 'GPT 4'],
    ['null characters', '\u0000GP\u0000T\u0000', 'GPT'],
    ['lone surrogates', '\udc00G\ud83dPT\ud83d', 'GPT'],
    ['spaces beside a null character', '\u0000 GPT \u0000', 'GPT'],
    ['everything, if nothing is left', '\u0000\ud83d ', ''],
  ])('removes %s', (_, input, sanitized) => {
    expect(sanitizeInput(input)).toBe(sanitized)
  })

  it.each(['🙂 👩‍👩‍👧‍👦', 'a\nb', '<b>&amp;</b>', '=1+1', 'Mo\u202edel', '\u200b', '__proto__'])(
    'keeps %j',
    (text) => {
      expect(sanitizeInput(text)).toBe(text)
    },
  )
})
