import { describe, expect, it } from 'vitest'
import { FIELD_LIMITS, isEmail } from './formRules.ts'
import { isWebAddress } from './webAddress.ts'

describe('an e-mail address', () => {
  it.each([
    'a@b.c',
    'first.last+news@mail.example.org',
    `o'neil@example.org`,
    'A@B.C',
    'a-b_c@d-e.museum',
    'jürgen@müller.example',
    '用户@例子.广告',
    '🙂@example.org',
    '=1+1@example.org',
    'javascript@example.org',
  ])('may be %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['a space', ' '],
    ['no @', 'example.org'],
    ['an @ alone', '@'],
    ['nobody', '@example.org'],
    ['no domain', 'a@'],
    ['a domain without a dot', 'a@localhost'],
    ['a dot first in its domain', 'a@.example'],
    ['a dot at its end', 'a@example.org.'],
    ['dots alone for a domain', 'a@..'],
    ['two dots in a row', 'a@example..org'],
    ['two @ in a row', 'a@@example.org'],
    ['two @', 'a@b@example.org'],
    ['a space before it', ' a@example.org'],
    ['a space after it', 'a@example.org '],
    ['a space inside', 'a b@example.org'],
    ['a tab', 'a\t@example.org'],
    ['a line that follows', 'a@example.org\nBcc: b@example.org'],
    ['a line before it', 'x\na@example.org'],
    ['a space that does not break', 'a@example.org\u00a0'],
    ['an ideographic space', 'a\u3000@example.org'],
    ['a space of no width', 'a@example.org\u200b'],
    ['a mark of byte order', '\ufeffa@example.org'],
    ['a turn of direction', 'a@example\u202egro.x'],
    ['a zero byte', 'a\u0000@example.org'],
    ['a soft hyphen', 'a@exam\u00adple.org'],
    ['two of them', 'a@example.org,b@example.org'],
    ['two of them with a semicolon', 'a@example.org;b'],
    ['brackets', '<a@example.org>'],
    ['a scheme', 'mailto:a@example.org'],
    ['quotes', '"a"@example.org'],
    ['a tag', '<script>@example.org'],
    ['a numeric domain in brackets', 'a@[127.0.0.1]'],
    ['a backslash', 'a\\@example.org'],
    ['a script', 'javascript:alert(1)'],
  ])('is not one with %s', (_, text) => {
    expect(isEmail(text)).toBe(false)
  })
})

describe('a text of the greatest length', () => {
  it('is judged by its form alone', () => {
    expect(isEmail('@x.y'.padStart(FIELD_LIMITS.email, 'x'))).toBe(true)
    expect(isWebAddress('https://x.y/'.padEnd(FIELD_LIMITS.modelUrl, 'x'))).toBe(true)
  })

  it.each([
    ['one letter', 'x'],
    ['dots', '.'],
    ['names and dots', 'x.'],
    ['@', '@'],
    ['addresses without an end', 'x@x.'],
    ['spaces', ' '],
    ['schemes', 'https://'],
  ])('and far beyond is judged at once when it is made of %s', (_, part) => {
    const text = part.repeat(200_000)
    const started = performance.now()
    for (const long of [text, `a@${text}`, `https://${text} `]) {
      expect(isEmail(`${long}@`)).toBe(false)
      expect(isWebAddress(`${long} `)).toBe(false)
    }
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
