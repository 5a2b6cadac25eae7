// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { COMPARE_PAGE, LEADERBOARD_PAGE, modelPage } from '../src/embed/embedPage.ts'
import { answerPath, embedAnswer } from './embedAnswer.ts'
import { embeddedModels } from './embeddedModels.ts'
import { headersFor } from './embedHeaders.ts'
import { answerLink, withLinks } from './embedHtml.ts'
import { sitePageCopies } from './sitePageCopies.ts'

const SITE = 'https://lab.test'
const GPT_4 = modelPage('gpt-4', 'GPT-4')
const HOSTILE = modelPage('x', '"><script>alert(1)</script>')

/** The elements of a page's head, as a consumer of oEmbed reads them. */
function linksOf(html: string): (readonly [string | null, string | null])[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.head.querySelectorAll('link')].map(
    (link) => [link.getAttribute('rel'), link.getAttribute('href')] as const,
  )
}

describe('the page of a frame', () => {
  it('names the page that it is of, and its oEmbed answer, once the site has an address', () => {
    const html = '<head></head>'
    expect(withLinks(html, GPT_4, undefined)).toBe(html)
    const linked = withLinks(html, GPT_4, SITE)
    expect(linksOf(linked)).toEqual([
      ['canonical', `${SITE}/model/gpt-4`],
      ['alternate', `${SITE}/embed/oembed/model/gpt-4.json`],
    ])
    expect(withLinks(linked, GPT_4, 'https://elsewhere.test')).toBe(linked)
  })

  it('is not torn open by the name of a model', () => {
    const page = new DOMParser().parseFromString(
      withLinks('<head></head>', HOSTILE, SITE),
      'text/html',
    )
    expect(page.querySelectorAll('script')).toHaveLength(0)
    expect(page.querySelector('link[title]')?.getAttribute('title')).toBe(HOSTILE.title)
  })
})

describe('the oEmbed answer', () => {
  it('is rich, of version 1.0, with a frame of its size', () => {
    expect(embedAnswer(LEADERBOARD_PAGE, SITE)).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'LLM safety leaderboard',
      provider_name: 'Transparency Lab',
      provider_url: 'https://lab.test/',
      cache_age: 86_400,
      html:
        '<iframe src="https://lab.test/embed/leaderboard" title="LLM safety leaderboard" ' +
        'loading="lazy" width="100%" height="900" style="border:0;width:1180px;min-width:100%;max-width:100%"></iframe>',
      width: 800,
      height: 900,
    })
    expect(answerPath(COMPARE_PAGE)).toBe('/embed/oembed/compare.json')
  })

  it('holds one frame and nothing else, whatever a model is called', () => {
    document.body.innerHTML = embedAnswer(HOSTILE, SITE).html
    expect(document.body.children).toHaveLength(1)
    expect(document.querySelector('iframe')?.title).toBe(HOSTILE.title)
  })
})

describe('the site’s pages as files', () => {
  const index = `<head><title>Dashboard</title>${answerLink(LEADERBOARD_PAGE, SITE)}</head>`
  const copies = sitePageCopies(index, [LEADERBOARD_PAGE, COMPARE_PAGE, GPT_4], SITE)

  it('each announce the answer about themselves, and those without one announce none', () => {
    const announced = [...copies].map(([name, html]) => [name, linksOf(html)[0]?.[1]])
    expect(Object.fromEntries(announced)).toEqual({
      'compare.html': `${SITE}/embed/oembed/compare.json`,
      'model/gpt-4.html': `${SITE}/embed/oembed/model/gpt-4.json`,
      'reports.html': undefined,
      'request.html': undefined,
      'newsletter.html': undefined,
      'sponsor.html': undefined,
    })
  })

  it('are named after what they are about', () => {
    expect(copies.get('model/gpt-4.html')).toContain(
      '<title>LLM safety evaluation of GPT-4 · Transparency Lab</title>',
    )
  })
})

describe('the headers', () => {
  it.each([
    ['/snapshots/snapshot.json', 'public, max-age=300, stale-while-revalidate=3600'],
    ['/snapshots/latest.json', 'public, max-age=300, stale-while-revalidate=3600'],
    ['/snapshots/snapshot-00ff.json', 'public, max-age=31536000, immutable'],
    ['/embed/v1/loader.js', 'public, max-age=300, stale-while-revalidate=3600'],
    ['/embed/widgets-1.2.3-ab.js', 'public, max-age=31536000, immutable'],
    ['/embed/leaderboard', 'public, max-age=300, stale-while-revalidate=3600'],
    ['/embed/model/gpt-4', 'public, max-age=300, stale-while-revalidate=3600'],
  ])('of %s let everyone read it, and keep it for as long as it stays', (path, kept) => {
    const headers = headersFor(path)
    expect(headers['Access-Control-Allow-Origin']).toBe('*')
    expect(headers['Cross-Origin-Resource-Policy']).toBe('cross-origin')
    expect(headers['Cache-Control']).toBe(kept)
  })
})

describe('the models of published figures', () => {
  it('are read by their ids and names', () => {
    const text = JSON.stringify({ models: [{ id: 'gpt-4', name: 'GPT-4', provider: 'OpenAI' }] })
    expect(embeddedModels(text)).toEqual([{ id: 'gpt-4', name: 'GPT-4' }])
  })

  it.each(['{}', 'null', '{"models":{}}', '{"models":[{"id":"gpt-4"}]}'])(
    'are refused when the text is %s',
    (text) => {
      expect(() => embeddedModels(text)).toThrow('/snapshots/snapshot.json')
    },
  )
})
