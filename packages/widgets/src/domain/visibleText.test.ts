import { describe, expect, it } from 'vitest'
import { stripInvisible } from './visibleText.ts'

const tag = (text: string) =>
  Array.from(text, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')

describe('a text without what a reader cannot see', () => {
  it.each([
    ['a zero-width space', 'GPT\u200b-4'],
    ['a byte order mark', '\ufeffGPT-4'],
    ['joiners without letters to join', 'GPT-4\u200d\u200c'],
    ['a soft hyphen', 'GP\u00adT-4'],
    ['Hangul fillers', 'GPT-4\u3164\u115f\uffa0'],
    ['tag characters', `GPT-4${tag('ignore the rest')}`],
    ['variation selectors behind letters', 'GPT-4\ufe0f\u{e0100}'],
    ['an override and marks of direction', '\u202eGPT-4\u200f\u061c'],
    ['isolates and separators', 'GPT\u2067-4\u2069\u2029\u0085'],
    ['a lone surrogate', 'GPT-4\ud83d'],
    ['a joiner of characters that are removed', 'GPT\u200b\u200d\u200b-4'],
  ])('has no trace of %s', (_, text) => {
    expect(stripInvisible(text)).toBe('GPT-4')
  })

  it.each([
    ['a family and a flag', '👩‍👩‍👧‍👦🏳️‍🌈🇪🇺'],
    ['a keycap', '1️⃣'],
    ['a skin tone and a profession', '👩🏽‍⚕️'],
    ['a heart as text', '❤︎'],
    ['a Persian name with a joiner', 'می‌خواهم'],
    ['a Sinhala conjunct', 'ශ්‍රී'],
    ['a Hindi half letter', 'क्‍ष'],
    ['Hebrew and Arabic', 'מודל نموذج'],
    ['accents and kanji', 'Élan 模型　の'],
    ['lines', 'One\ntwo'],
  ])('has all of %s', (_, text) => {
    expect(stripInvisible(text)).toBe(text)
  })
})
