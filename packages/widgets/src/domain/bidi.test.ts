import { describe, expect, it } from 'vitest'
import { bidiIsolate, bidiIsolateIfNeeded } from './bidi.ts'

const MARKS = /[\u2066-\u2069]/g

/** Texts that reorder the text after them unless they are isolated. */
const BIDI = [
  ['a right-to-left override', 'Model\u202e'],
  ['an open embedding', 'Model\u202b'],
  ['an open isolate', 'Model\u2067'],
  ['an unmatched end of an isolate', 'Model\u2069\u202e'],
  ['unmatched ends of embeddings and isolates', '\u202c\u2069\u2069\u202c\u202eModel'],
  ['a paragraph separator and an override', 'Mo\u2029\u202edel'],
  ['other separators and an override', 'Mo\u0085\u001c\u001d\u001e\u202edel'],
  ['right-to-left letters', 'نموذج اللغة ٤'],
] as const

describe('isolating a text inside a sentence', () => {
  it.each(BIDI)('opens and closes one isolate around %s', (_, text) => {
    for (const isolate of [bidiIsolate, bidiIsolateIfNeeded]) {
      expect(isolate(text).match(MARKS)).toEqual(['\u2068', '\u2069'])
      expect(isolate(text).startsWith('\u2068')).toBe(true)
      expect(isolate(text).endsWith('\u2069')).toBe(true)
    }
  })

  it('removes paragraph separators, which would end the isolate, and lone surrogates', () => {
    expect(bidiIsolate('a\u2029\ud83d\u202eb')).toBe('\u2068a\u202eb\u2069')
  })

  it.each(['GPT-4', 'Élan 7B', 'Яндекс (2)', '', '<b>'])(
    'stays as it is beside letters from the left: %s',
    (text) => {
      expect(bidiIsolateIfNeeded(text)).toBe(text)
      expect(bidiIsolate(text)).toBe(`\u2068${text}\u2069`)
    },
  )

  it.each(['نموذج', 'מודל', '\u{1e900}\u{1e901}', '模型', '👩‍👧'])(
    'keeps every letter of %s',
    (text) => {
      expect(bidiIsolateIfNeeded(text).replace(MARKS, '')).toBe(text)
    },
  )

  it('does not nest isolates', () => {
    expect(bidiIsolate(bidiIsolate('مثال'))).toBe(bidiIsolate('مثال'))
  })
})
