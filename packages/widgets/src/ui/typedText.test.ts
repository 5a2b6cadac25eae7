import { describe, expect, it } from 'vitest'
import { typedText } from './typedText.ts'

describe('what is sent of a typed text', () => {
  it.each([
    ['spaces around it', ' \t\nGPT 4\u00a0\r\n', 'GPT 4'],
    ['zero bytes', '\u0000GP\u0000T\u0000', 'GPT'],
    ['halves of letters', '\udc00G\ud83dPT\ud83d', 'GPT'],
    ['spaces behind a zero byte', '\u0000 GPT \u0000', 'GPT'],
    ['nothing else', '\u0000\ud83d ', ''],
  ])('is without %s', (_, typed, sent) => {
    expect(typedText(typed)).toBe(sent)
  })

  it.each(['🙂 👩‍👩‍👧‍👦', 'a\nb', '<b>&amp;</b>', '=1+1', 'Mo\u202edel', '\u200b', '__proto__'])(
    'is all of %j',
    (text) => {
      expect(typedText(text)).toBe(text)
    },
  )
})
