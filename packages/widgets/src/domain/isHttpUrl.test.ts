import { describe, expect, it } from 'vitest'
import { isHttpUrl } from './isHttpUrl.ts'

describe('validating a web address', () => {
  it.each([
    'https://example.org',
    'http://example.org',
    'HTTPS://Example.ORG/A',
    'https://example.org/a/b?c=d&e=%20f#g',
    'https://example.org:8443/',
    'https://example.org.',
    'https://x',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://münchen.example/ü?日=本',
    'https://example.org/javascript:alert(1)',
    'https://example.org/@user',
    'https://example.org?to=a@b.c',
    'https://example.org/a⁄b',
  ])('accepts %s', (text) => {
    expect(isHttpUrl(text)).toBe(true)
  })

  it.each([
    ['no text', ''],
    ['a space', ' '],
    ['no scheme', 'example.org'],
    ['no scheme but slashes', '//example.org'],
    ['a script', 'javascript:alert(1)'],
    ['a script that looks like an address', 'JavaScript://example.org/%0aalert(1)'],
    ['a script with a line break', 'java\nscript:alert(1)'],
    ['a script after a space', ' javascript:alert(1)'],
    ['a script before an address', 'javascript:alert(1)//\nhttps://example.org'],
    ['a data URL', 'data:text/html,<script>alert(1)</script>'],
    ['a blob URL', 'blob:https://example.org/1'],
    ['a file URL', 'file:///etc/passwd'],
    ['another scheme', 'ftp://example.org'],
    ['one slash', 'https:/example.org'],
    ['no slash', 'https:example.org'],
    ['no host', 'https://'],
    ['half a character', 'https://example.org/\ud83d'],
    ['three slashes', 'https:///example.org'],
    ['a backslash before the host', 'https://\\example.org'],
    ['a query as the host', 'https://?example.org'],
    ['a fragment as the host', 'https://#example.org'],
    ['an invalid host', 'https://a<b'],
    ['a malformed escape as the host', 'https://%'],
    ['an unclosed bracket', 'https://[::1'],
    ['an invalid port', 'https://example.org:99999'],
    ['a leading space', ' https://example.org'],
    ['a trailing space', 'https://example.org '],
    ['an inner space', 'https://example.org/a b'],
    ['a space in the host', 'https://exam ple.org'],
    ['a line break', 'https://example.org/\n'],
    ['a tab', 'https://exam\tple.org'],
    ['a null character', 'https://example.org/\u0000'],
    ['a no-break space', 'https://example.org/\u00a0'],
    ['a zero-width space', 'https://example.org/\u200b'],
    ['a Hangul filler', 'https://example.org/\u3164'],
    ['a tag character', 'https://example.org/\u{e0041}'],
    ['a bidi override', 'https://example.org/\u202egpj.exe'],
    ['an e-mail address', 'a@example.org'],
    ['a user and a word', 'https://user:word@example.org'],
    ['a user', 'https://user@example.org/'],
    ['an empty user', 'https://@example.org'],
    ['a host as the user, behind a look-alike of a slash', 'https://github.com⁄@127.0.0.1/x'],
    ['a look-alike of a slash in the host', 'https://github.com⁄x.example/'],
    ['another look-alike of a slash', 'https://github.com∕x.example'],
  ])('rejects %s', (_, text) => {
    expect(isHttpUrl(text)).toBe(false)
  })
})

it('accepts letters beyond ASCII after as many calls as an import makes', () => {
  const answers = Array.from({ length: 20_000 }, () => isHttpUrl('https://münchen.example/ü'))
  expect(answers.indexOf(false)).toBe(-1)
})
