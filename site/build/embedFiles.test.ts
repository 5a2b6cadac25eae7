// @vitest-environment jsdom
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EMBED_PAGES } from '../src/embed/siteEmbedPages.ts'
import { oembedPath, oembedResponse } from './oembedResponse.ts'
import { parseEmbedded } from './parseEmbedded.ts'
import { getEmbedHeaders } from './embedHeaders.ts'
import { embedHtml, insertFigures, withLinks } from './embedHtml.ts'

const SITE = 'https://lab.test'
const LAB = { name: 'Some Lab', url: SITE }
const GPT_4 = EMBED_PAGES.model('gpt-4', 'GPT-4')
const HOSTILE = EMBED_PAGES.model('x', '"><script>alert(1)</script>')

/** The `rel` and `href` of each link in a page's head. */
function linksOf(html: string): (readonly [string | null, string | null])[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.head.querySelectorAll('link')].map(
    (link) => [link.getAttribute('rel'), link.getAttribute('href')] as const,
  )
}

it('the development server finds no template to serve as a page, such as /embed', () => {
  const files = readdirSync(`${import.meta.dirname}/..`)
  expect(files.filter((name) => name.endsWith('.html'))).toEqual(['index.html'])
})

describe('embed page', () => {
  it('has a canonical link and an oEmbed link only if the site has a URL', () => {
    const html = '<head></head>'
    expect(withLinks(html, GPT_4, { siteUrl: undefined })).toBe(html)
    const linked = withLinks(html, GPT_4, { siteUrl: SITE })
    expect(linksOf(linked)).toEqual([
      ['canonical', `${SITE}/model/gpt-4`],
      ['alternate', `${SITE}/embed/oembed/model/gpt-4.json`],
    ])
    expect(withLinks(linked, GPT_4, { siteUrl: 'https://elsewhere.test' })).toBe(linked)
  })

  it('loads the styles of its figures before the script of the widget', async () => {
    const accent = { light: '#123456', dark: '#abcdef' }
    const look = { name: 'Some Lab', accent, base: '/', language: 'en' } as const
    const figures = {
      html: '<p></p>',
      suite: 's',
      isDefault: false,
      styles: 'a.css',
      plainStyles: 'b.css',
    }
    const html = insertFigures(await embedHtml(GPT_4, 'widgets.js', look), figures, '/')
    const page = new DOMParser().parseFromString(html, 'text/html')
    const files = [...page.querySelectorAll('script, link[rel=stylesheet]')].map(
      (tag) => tag.getAttribute('src') ?? tag.getAttribute('href'),
    )
    expect(files).toEqual([
      '/embed/v1/prerendered.js',
      '/embed/a.css',
      '/embed/b.css',
      '/embed/v1/frame.js',
      '/embed/widgets.js',
    ])
  })

  it('links to itself in a suite', () => {
    const linked = withLinks('<head></head>', GPT_4, { siteUrl: SITE, suite: 'a&b' })
    expect(linksOf(linked)).toEqual([
      ['canonical', `${SITE}/model/gpt-4?suite=a%26b`],
      ['alternate', `${SITE}/embed/oembed/model/gpt-4.json?suite=a%26b`],
    ])
  })

  it('escapes a model name with HTML in it', () => {
    const page = new DOMParser().parseFromString(
      withLinks('<head></head>', HOSTILE, { siteUrl: SITE }),
      'text/html',
    )
    expect(page.querySelectorAll('script')).toHaveLength(0)
    expect(page.querySelector('link[title]')?.getAttribute('title')).toBe(HOSTILE.title)
  })
})

describe('oEmbed response', () => {
  it('has type rich, version 1.0 and an iframe of the stated height', () => {
    expect(oembedResponse(EMBED_PAGES.leaderboard, LAB)).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'LLM safety leaderboard',
      provider_name: 'Some Lab',
      provider_url: 'https://lab.test/',
      cache_age: 86_400,
      html:
        '<iframe src="https://lab.test/embed/leaderboard" title="LLM safety leaderboard" ' +
        'loading="lazy" width="100%" height="900" style="border:0;width:1180px;min-width:100%;max-width:100%"></iframe>',
      width: 800,
      height: 900,
    })
    expect(oembedPath(EMBED_PAGES.compare)).toBe('/embed/oembed/compare.json')
  })

  it('has a frame of the suite', () => {
    document.body.innerHTML = oembedResponse(GPT_4, LAB, 'nejumi-4').html
    expect(document.querySelector('iframe')?.src).toBe(`${SITE}/embed/model/gpt-4?suite=nejumi-4`)
  })

  it('contains a single iframe even if a model name contains HTML', () => {
    document.body.innerHTML = oembedResponse(HOSTILE, LAB).html
    expect(document.body.children).toHaveLength(1)
    expect(document.querySelector('iframe')?.title).toBe(HOSTILE.title)
  })
})

describe('headers of embed files', () => {
  it.each([
    ['/snapshots/snapshot.json', 'public, max-age=300, stale-while-revalidate=3600'],
    ['/snapshots/latest.json', 'public, max-age=300, stale-while-revalidate=3600'],
    ['/snapshots/snapshot-00ff.json', 'public, max-age=31536000, immutable'],
    ['/badges/gpt-4.svg', 'no-cache'],
    ['/pinned-badges/00ff/gpt-4.svg', 'public, max-age=31536000, immutable'],
    ['/embed/v1/loader.js', 'public, max-age=300, stale-while-revalidate=3600'],
    ['/embed/widgets-1.2.3-ab.js', 'public, max-age=31536000, immutable'],
    ['/embed/leaderboard', 'public, max-age=300, stale-while-revalidate=3600'],
    ['/embed/suite/nejumi-4', 'public, max-age=300, stale-while-revalidate=3600'],
    ['/embed/model/gpt-4', 'public, max-age=300, stale-while-revalidate=3600'],
  ])('allow every origin to fetch %s and cache it: %s', (path, kept) => {
    const headers = getEmbedHeaders(path)
    expect(headers['Access-Control-Allow-Origin']).toBe('*')
    expect(headers['Cross-Origin-Resource-Policy']).toBe('cross-origin')
    expect(headers['Cache-Control']).toBe(kept)
  })
})

describe('the models and suites of a snapshot', () => {
  it('are listed with their ids, and models with their names', () => {
    const models = [{ id: 'gpt-4', name: 'GPT-4', provider: 'OpenAI' }]
    const listed = [{ id: 'gpt-4', name: 'GPT-4' }]
    expect(parseEmbedded(JSON.stringify({ models }))).toEqual({ models: listed, suites: [] })
    expect(
      parseEmbedded(JSON.stringify({ models, suites: [{ id: 'nejumi-4', title: 'N' }] })),
    ).toEqual({ models: listed, suites: [{ id: 'nejumi-4' }] })
  })

  it.each([
    '{}',
    'null',
    '{"models":{}}',
    '{"models":[{"id":"gpt-4"}]}',
    '{"models":[],"suites":{}}',
    '{"models":[],"suites":[{}]}',
  ])('throws for the invalid snapshot %s', (text) => {
    expect(() => parseEmbedded(text)).toThrow('/snapshots/snapshot.json')
  })
})
