import { describe, expect, it } from 'vitest'
import { resolveSiteUrl } from './resolveSiteUrl.ts'

/** Returns the site of an element with these attributes. */
function siteFor(attributes: Readonly<Record<string, string>>): string {
  const element = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return resolveSiteUrl(element, () => {})
}

describe('the site of an element', () => {
  it.each([
    [{ site: 'https://lab.example' }, 'https://lab.example'],
    [{ site: 'https://lab.example/mirror//' }, 'https://lab.example/mirror'],
    [{ site: '/lab/' }, '/lab'],
    [{ site: '', src: 'https://lab.example/s/a.json' }, ''],
    [{ src: 'https://lab.example/s/a.json' }, 'https://lab.example'],
    [{ src: 'data:application/json,{}' }, ''],
    [{}, ''],
  ])('is the attribute site, or else the site of the snapshot: %j', (attributes, site) => {
    expect(siteFor(attributes)).toBe(site)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://example.org',
    ' \t\njavascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:alert(1)',
    'file:///etc/passwd',
    'blob:https://example.org/0',
  ])('is the site of the snapshot if the attribute site is %j', (site) => {
    expect(siteFor({ site, src: 'https://lab.example/s/a.json' })).toBe('https://lab.example')
    expect(siteFor({ site })).toBe('')
  })

  it.each([
    `"'><img src=x onerror=alert(1)>`,
    'gpt\u200b-\u202e4',
    'nul\u0000nul',
    'half \ud83d letter',
    'line\r\nline\u2028line',
    '../../../../etc/passwd',
    '//evil.example/\\evil.example',
    '%00%E0%A4%A%zz%2e%2e%2f%',
    'javascript:alert(1)',
    '__proto__',
  ])('stays an http or https address with %j', (text) => {
    for (const site of [siteFor({ site: text }), siteFor({ src: text })]) {
      const { protocol } = new URL(`${site}/model/a`, document.baseURI)
      expect(protocol).toMatch(/^https?:$/)
    }
  })
})
