// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { pageHtml } from './pageHtml.ts'
import type { SitePage } from './sitePage.ts'

const TEMPLATE = `<html><head><meta name="description" content="?" /><title>?</title>
  <script type="module" crossorigin src="/start.js"></script>
  <link rel="modulepreload" crossorigin href="/library.js">
  <link rel="stylesheet" crossorigin href="/site.css">
</head><body><div id="root"></div></body></html>`

const PAGE: SitePage = {
  path: '/',
  fileName: 'index.html',
  title: 'Title',
  headline: 'Headline',
  description: 'Description',
  canonicalPath: '/',
  hasFigures: true,
  trail: [],
}

it('loads what the first paint needs before the code of the page', () => {
  const html = pageHtml(TEMPLATE, {
    page: PAGE,
    body: '<p>Figures</p>',
    head: '<link rel="stylesheet" href="/plain.css" />',
    scripts: ['assets/page.js'],
    figuresUrl: '/figures.json',
    latestUrl: undefined,
  })
  const page = new DOMParser().parseFromString(html, 'text/html')
  const files = [...page.querySelectorAll('script, link')].map(
    (tag) => tag.getAttribute('src') ?? tag.getAttribute('href'),
  )
  expect(files).toEqual([
    '/prefetch.js',
    '/plain.css',
    '/site.css',
    '/shell.js',
    '/start.js',
    '/library.js',
    '/assets/page.js',
  ])
})
