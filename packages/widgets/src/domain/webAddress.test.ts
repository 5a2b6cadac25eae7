import { describe, expect, it } from 'vitest'
import { isWebAddress } from './webAddress.ts'

describe('a web address', () => {
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
  ])('may be %s', (text) => {
    expect(isWebAddress(text)).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['a space', ' '],
    ['no scheme', 'example.org'],
    ['no scheme but slashes', '//example.org'],
    ['a script', 'javascript:alert(1)'],
    ['a script that looks like an address', 'JavaScript://example.org/%0aalert(1)'],
    ['a script broken by a line', 'java\nscript:alert(1)'],
    ['a script behind a space', ' javascript:alert(1)'],
    ['a script before an address', 'javascript:alert(1)//\nhttps://example.org'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a blob', 'blob:https://example.org/1'],
    ['a file', 'file:///etc/passwd'],
    ['another scheme', 'ftp://example.org'],
    ['one slash', 'https:/example.org'],
    ['no slash', 'https:example.org'],
    ['no host', 'https://'],
    ['three slashes', 'https:///example.org'],
    ['a backslash before the host', 'https://\\example.org'],
    ['a query for a host', 'https://?example.org'],
    ['a fragment for a host', 'https://#example.org'],
    ['a host that is no host', 'https://a<b'],
    ['a broken escape for a host', 'https://%'],
    ['an open bracket', 'https://[::1'],
    ['a port that does not exist', 'https://example.org:99999'],
    ['a space before it', ' https://example.org'],
    ['a space after it', 'https://example.org '],
    ['a space inside', 'https://example.org/a b'],
    ['a space in its host', 'https://exam ple.org'],
    ['a line', 'https://example.org/\n'],
    ['a tab', 'https://exam\tple.org'],
    ['a zero byte', 'https://example.org/\u0000'],
    ['a space that does not break', 'https://example.org/\u00a0'],
    ['a space of no width', 'https://example.org/\u200b'],
    ['a turn of direction', 'https://example.org/\u202egpj.exe'],
    ['an e-mail address', 'a@example.org'],
  ])('is not one with %s', (_, text) => {
    expect(isWebAddress(text)).toBe(false)
  })
})
