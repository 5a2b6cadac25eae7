import { describe, expect, it } from 'vitest'
import { isolated, keptApart } from './isolated.ts'

const MARKS = /[\u2066-\u2069]/g

/** Texts that turn round what stands after them, unless it is isolated. */
const BIDI = [
  ['an override to the left', 'Model\u202e'],
  ['an embedding that is not ended', 'Model\u202b'],
  ['an isolate that is not ended', 'Model\u2067'],
  ['the end of an isolate that is not its own', 'Model\u2069\u202e'],
  ['ends of all that was begun around it', '\u202c\u2069\u2069\u202c\u202eModel'],
  ['the end of a paragraph, and an override', 'Mo\u2029\u202edel'],
  ['other ends, and an override', 'Mo\u0085\u001c\u001d\u001e\u202edel'],
  ['letters from right to left', 'نموذج اللغة ٤'],
] as const

describe('a text inside of a sentence', () => {
  it.each(BIDI)('begins one isolate and ends it, with %s', (_, text) => {
    for (const isolate of [isolated, keptApart]) {
      expect(isolate(text).match(MARKS)).toEqual(['\u2068', '\u2069'])
      expect(isolate(text).startsWith('\u2068')).toBe(true)
      expect(isolate(text).endsWith('\u2069')).toBe(true)
    }
  })

  it('holds no end of a paragraph, which would end its isolate, and no half of a letter', () => {
    expect(isolated('a\u2029\ud83d\u202eb')).toBe('\u2068a\u202eb\u2069')
  })

  it.each(['GPT-4', 'Élan 7B', 'Яндекс (2)', '', '<b>'])(
    'stays as it is beside letters from the left: %s',
    (text) => {
      expect(keptApart(text)).toBe(text)
      expect(isolated(text)).toBe(`\u2068${text}\u2069`)
    },
  )

  it.each(['نموذج', 'מודל', '\u{1e900}\u{1e901}', '模型', '👩‍👧'])(
    'keeps every letter of %s',
    (text) => {
      expect(keptApart(text).replace(MARKS, '')).toBe(text)
    },
  )

  it('is isolated once, however often it is asked for', () => {
    expect(isolated(isolated('مثال'))).toBe(isolated('مثال'))
  })
})
