import { describe, expect, it } from 'vitest'
import { BIDI } from '../../../../e2e/fixtures/hostileStrings.ts'
import { isolated, keptApart } from './isolated.ts'

const MARKS = /[\u2066-\u2069]/g

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
