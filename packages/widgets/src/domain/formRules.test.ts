import { describe, expect, it } from 'vitest'
import { FIELD_LIMITS, isEmail } from './formRules.ts'
import { isHttpUrl } from './isHttpUrl.ts'

describe('validating an e-mail address', () => {
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
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    ['no text', ''],
    ['a space', ' '],
    ['no @', 'example.org'],
    ['an @ alone', '@'],
    ['no local part', '@example.org'],
    ['no domain', 'a@'],
    ['a domain without a dot', 'a@localhost'],
    ['a leading dot in the domain', 'a@.example'],
    ['a trailing dot', 'a@example.org.'],
    ['only dots in the domain', 'a@..'],
    ['two dots in a row', 'a@example..org'],
    ['two @ in a row', 'a@@example.org'],
    ['two @', 'a@b@example.org'],
    ['a leading space', ' a@example.org'],
    ['a trailing space', 'a@example.org '],
    ['an inner space', 'a b@example.org'],
    ['a tab', 'a\t@example.org'],
    ['a following line', 'a@example.org\nBcc: b@example.org'],
    ['a preceding line', 'x\na@example.org'],
    ['a no-break space', 'a@example.org\u00a0'],
    ['an ideographic space', 'a\u3000@example.org'],
    ['a zero-width space', 'a@example.org\u200b'],
    ['a byte order mark', '\ufeffa@example.org'],
    ['a bidi override', 'a@example\u202egro.x'],
    ['a null character', 'a\u0000@example.org'],
    ['a soft hyphen', 'a@exam\u00adple.org'],
    ['two addresses', 'a@example.org,b@example.org'],
    ['two addresses and a semicolon', 'a@example.org;b'],
    ['brackets', '<a@example.org>'],
    ['a scheme', 'mailto:a@example.org'],
    ['quotes', '"a"@example.org'],
    ['a tag', '<script>@example.org'],
    ['a numeric domain in brackets', 'a@[127.0.0.1]'],
    ['a backslash', 'a\\@example.org'],
    ['a script', 'javascript:alert(1)'],
  ])('rejects an address with %s', (_, text) => {
    expect(isEmail(text)).toBe(false)
  })
})

describe('validating a text of the maximum length', () => {
  it('depends on its form only', () => {
    expect(isEmail('@x.y'.padStart(FIELD_LIMITS.email, 'x'))).toBe(true)
    expect(isHttpUrl('https://x.y/'.padEnd(FIELD_LIMITS.modelUrl, 'x'))).toBe(true)
  })

  it.each([
    ['one letter', 'x'],
    ['dots', '.'],
    ['letters and dots', 'x.'],
    ['@', '@'],
    ['incomplete addresses', 'x@x.'],
    ['spaces', ' '],
    ['schemes', 'https://'],
  ])('and far beyond takes no time for a text of %s', (_, part) => {
    const text = part.repeat(200_000)
    const started = performance.now()
    for (const long of [text, `a@${text}`, `https://${text} `]) {
      expect(isEmail(`${long}@`)).toBe(false)
      expect(isHttpUrl(`${long} `)).toBe(false)
    }
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
