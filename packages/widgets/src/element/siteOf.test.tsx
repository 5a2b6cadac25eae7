import { describe, expect, it } from 'vitest'
import { ADDRESSES, HOSTILE_TEXTS, UNREADABLE } from '../../../../e2e/fixtures/hostileStrings.ts'
import { siteOf } from './siteOf.ts'

/** Where an element with these attributes says that its site is. */
function siteFor(attributes: Readonly<Record<string, string>>): string {
  const element = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return siteOf(element)
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
  ])('is the one that is named, else that of the snapshot: %j', (attributes, site) => {
    expect(siteFor(attributes)).toBe(site)
  })

  it.each(ADDRESSES)('is that of the snapshot where %s is named', (_, site) => {
    expect(siteFor({ site, src: 'https://lab.example/s/a.json' })).toBe('https://lab.example')
    expect(siteFor({ site })).toBe('')
  })

  it.each([...HOSTILE_TEXTS, ...UNREADABLE])('leads to a page of the web with %s', (_, text) => {
    for (const site of [siteFor({ site: text }), siteFor({ src: text })]) {
      const { protocol } = new URL(`${site}/model/a`, document.baseURI)
      expect(protocol).toMatch(/^https?:$/)
    }
  })
})
