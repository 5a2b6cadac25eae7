// @vitest-environment jsdom
import { createMemorySource, type StoredEvaluation } from '@transparency-lab/widgets'
import { compositeScore, measuredScore, MISSING } from '@transparency-lab/widgets/domain'
import { createSnapshot, releaseFiles } from '@transparency-lab/widgets/snapshot'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ReleaseReport } from '../../src/releases/releaseReport.ts'
import { sitePages, type SitePagesOptions } from './sitePages.ts'

const SITE = 'https://lab.test'
const TEMPLATE =
  '<html><head><meta name="description" content="?" /><title>?</title></head><body><div id="root"></div></body></html>'
const SUITES = [
  { id: 'first', title: 'First Suite', description: 'The first method.' },
  { id: 'second', title: 'Second & Last', url: 'https://example.org/second' },
]
const HOSTILE = '"><script>alert(1)</script>'

function anEvaluation(
  suiteId: string,
  bias: number | undefined,
  factuality = 0.5,
): StoredEvaluation {
  return {
    suiteId,
    evaluatedOn: '2024-03-01',
    scores: {
      bias: bias === undefined ? MISSING : measuredScore(bias, 0),
      factuality: measuredScore(factuality, -1),
      toxicity: MISSING,
      jailbreak: MISSING,
      composite: compositeScore(bias === undefined ? undefined : (bias + factuality) / 2),
    },
    origin: { title: 'Paper', url: 'https://example.org/paper' },
    totalProbes: 10,
    subcategories: [
      { category: 'factuality', name: 'Hidden part', score: 0.25, probeCount: 4, measure: 'mean' },
    ],
    notes: [],
  }
}

const aModel = (id: string, name: string, ...evaluations: StoredEvaluation[]) => ({
  id,
  name,
  provider: 'Acme',
  description: undefined,
  url: undefined,
  evaluations,
})

const REPORT: ReleaseReport = {
  format: 'transparency-lab/report',
  version: 1,
  id: '0123456789ab',
  title: 'Evaluations of 2024-04-01',
  publishedOn: '2024-04-01',
  summary: 'No published figure changed.',
  digest: '0123456789ab'.padEnd(64, '0'),
  licence: { name: 'Any', url: 'https://example.org/licence' },
  suites: [
    {
      title: 'First Suite',
      facts: [],
      summary: 'Model A leads.',
      best: { name: 'Model A', score: '12.3%' },
      caveats: [],
      caption: '1 model by Composite',
      columns: [
        { name: 'Model', isNumber: false },
        { name: 'Composite', isNumber: true },
      ],
      rows: [[HOSTILE, '12.3%']],
      notMeasured: [],
    },
  ],
  changes: [],
  moreChanges: 0,
}

/** Builds all files, keyed by name. */
async function collect(options: SitePagesOptions) {
  const built = new Map<string, string | Uint8Array>()
  for await (const [name, content] of sitePages(options)) built.set(name, content)
  return built
}

async function build(
  publishedOn: string,
  siteUrl: string | undefined,
  options: Partial<SitePagesOptions> = {},
) {
  const { hasBackend = false, hasPictures = false } = options
  const source = createMemorySource(
    [
      aModel('a', 'Model A', anEvaluation('first', 0.9), anEvaluation('second', 0.2)),
      aModel('b', HOSTILE, anEvaluation('first', undefined, 0)),
      aModel('c', 'نموذج', anEvaluation('first', 0.4)),
    ],
    SUITES,
  )
  const licence = { name: 'Any', url: 'https://example.org/licence' }
  const snapshot = await createSnapshot(source, { publishedOn, licence })
  const snapshots = new Map((await releaseFiles(snapshot)).map(({ name, text }) => [name, text]))
  return collect({
    template: TEMPLATE,
    findScripts: (route) => [`assets/${route}.js`, 'assets/shared.js'],
    snapshots: new Map([...snapshots, [`report-${REPORT.id}.json`, JSON.stringify(REPORT)]]),
    hasBackend,
    siteUrl,
    hasPictures,
  })
}

let files: ReadonlyMap<string, string | Uint8Array>
const textOf = (name: string) => String(files.get(name) ?? '')
beforeAll(async () => {
  files = await build('2024-05-01', SITE)
})

const pageOf = (name: string) => new DOMParser().parseFromString(textOf(name), 'text/html')
const contentOf = (page: Document, selector: string) =>
  page.querySelector(selector)?.getAttribute('content')

describe('the pages of a build', () => {
  it('are one file for each page, which static hosts answer without a redirect', () => {
    const names = [...files.keys()].filter((name) => name.endsWith('.html'))
    expect(names).toEqual([
      'index.html',
      ...['', '/name', '/provider', '/bias', '/factuality', '/composite'].map(
        (sort) => `suite/first${sort}.html`,
      ),
      ...['', '/name', '/provider', '/bias', '/factuality', '/composite'].map(
        (sort) => `suite/second${sort}.html`,
      ),
      ...['b', 'a', 'c'].map((id) => `model/${id}.html`),
      'compare.html',
      'compare/a/c.html',
      ...['reports', `reports/${REPORT.id}`].map((name) => `${name}.html`),
      ...['request', 'newsletter', 'sponsor', 'problem', '404'].map((name) => `${name}.html`),
    ])
  })

  it('name the files with their code, so that the browser loads them beside the start', () => {
    const codeOf = (name: string) =>
      [...textOf(`${name}.html`).matchAll(/<link rel="modulepreload" [^>]*href="([^"]+)"/g)].map(
        ([, file]) => file,
      )
    const pages = {
      dashboard: ['index', 'suite/second', 'suite/second/bias'],
      model: ['model/a'],
      compare: ['compare', 'compare/a/c'],
      release: [`reports/${REPORT.id}`],
      ...Object.fromEntries(
        ['reports', 'request', 'newsletter', 'sponsor'].map((name) => [name, [name]]),
      ),
    }
    for (const [code, names] of Object.entries(pages)) {
      for (const name of names) {
        expect(codeOf(name), name).toEqual([`/assets/${code}.tsx.js`, '/assets/shared.js'])
      }
    }
    expect(codeOf('404')).toEqual([])
  })

  it('have one main element with a heading, and no fallback of React', () => {
    for (const [name, html] of files) {
      if (!name.endsWith('.html')) continue
      expect(pageOf(name).querySelectorAll('main h1'), name).toHaveLength(1)
      expect(html, name).not.toMatch(/\$RC\(|<!--\$[!?]-->| style="/)
    }
  })

  it('have every part of themselves that they link to', () => {
    for (const name of files.keys()) {
      if (!name.endsWith('.html')) continue
      const page = pageOf(name)
      for (const link of page.querySelectorAll('a[href^="#"]')) {
        const id = link.getAttribute('href')?.slice(1) ?? ''
        expect(page.getElementById(id), `${name}#${id}`).not.toBeNull()
      }
    }
    // The address that earlier releases of the site link to.
    expect(pageOf('reports.html').getElementById('figures')).not.toBeNull()
  })

  it('have the figures of the release, also those of tabs that are closed', () => {
    const text = pageOf('model/a.html').querySelector('main')?.textContent
    for (const figure of ['90.0%', '70.0%', 'Hidden part', '25.0%', '20.0%']) {
      expect(text).toContain(figure)
    }
    expect(pageOf('model/b.html').querySelector('main')?.textContent).toContain('Coming soon')
    const rows = pageOf('suite/first.html').querySelectorAll('tbody tr')
    expect(rows[0]?.textContent).toContain('Model A')
  })

  it('are sorted by links without script', () => {
    const links = pageOf('index.html').querySelectorAll('#linked-views a')
    const paths = [...links].map((link) => link.getAttribute('href'))
    expect(paths).toContain('/suite/second')
    expect(paths).toContain('/suite/first/factuality')
    for (const path of paths) expect([...files.keys()]).toContain(`${(path ?? '').slice(1)}.html`)
    const first = pageOf('suite/first/name.html').querySelector('tbody tr')
    expect(first?.textContent).toContain(HOSTILE)
  })

  it('contain a hostile name as text only', () => {
    const scripts = [...pageOf('model/b.html').querySelectorAll('script:not([src])')]
    expect(scripts.map((script) => script.getAttribute('type'))).toEqual(['application/ld+json'])
    expect(pageOf('model/b.html').title).toBe(`${HOSTILE} · Transparency Lab`)
  })

  it('link to the results of a model in the formats of other sites', () => {
    const links = pageOf('model/a.html').querySelectorAll('.site-model-files a')
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '/model-index/a.yaml',
      '/records/first/a.json',
      '/records/second/a.json',
    ])
  })

  it('show the figures of an earlier release in its report, which the page of the reports lists', () => {
    const page = pageOf(`reports/${REPORT.id}.html`)
    expect(page.querySelector('h1')?.textContent).toBe(REPORT.title)
    const cells = [...page.querySelectorAll('tbody tr > *')].map((cell) => cell.textContent)
    expect(cells).toEqual([HOSTILE, '12.3%'])
    expect(JSON.parse(page.getElementById('page-data')?.textContent ?? '')).toEqual({
      report: REPORT,
    })
    const link = pageOf('reports.html').querySelector('.release-list a')
    expect(link?.getAttribute('href')).toBe(`/reports/${REPORT.id}`)
  })

  it('say nothing of a release over a backend, which has none', async () => {
    const page = (await build('2024-05-01', undefined, { hasBackend: true })).get('model/a.html')
    expect(page).toContain('90.0%')
    expect(page).not.toContain('Release of 2024-05-01')
    expect(textOf('model/a.html')).toContain('Release of 2024-05-01')
  })
})

describe('what crawlers and previews read', () => {
  it('is a title, a description and a canonical link, with the figures', () => {
    const page = pageOf('model/a.html')
    expect(page.title).toBe('Model A: Composite 70.0% · Transparency Lab')
    const summary =
      'Model A by Acme in First Suite: Composite 70.0%, Bias Resistance 90.0%, Factual Accuracy 50.0%'
    expect(contentOf(page, '[property="og:title"]')).toBe(summary)
    expect(contentOf(page, '[name=description]')).toBe(`${summary}. Evaluated 2024-03-01.`)
    expect(page.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(`${SITE}/model/a`)
  })

  it('is the summary that the page of a suite shows, also when a column sorts it', () => {
    const pages = {
      index: 'Composite score: Model A leads',
      'suite/second/bias': 'Bias Resistance: Model A',
    }
    for (const [name, start] of Object.entries(pages)) {
      const page = pageOf(`${name}.html`)
      const summary = page.querySelector('[part=summary]')?.textContent ?? ''
      expect(summary).toContain(start)
      expect(contentOf(page, '[name=description]')?.startsWith(`${summary} `), name).toBe(true)
    }
  })

  it('is the dashboard instead of the first suite, and the suite instead of its sorted pages', () => {
    const canonical = (name: string) =>
      pageOf(name).querySelector('[rel=canonical]')?.getAttribute('href')
    expect(canonical('suite/first/bias.html')).toBe(`${SITE}/`)
    expect(canonical('suite/second/bias.html')).toBe(`${SITE}/suite/second`)
    expect(canonical('404.html')).toBeUndefined()
    expect(contentOf(pageOf('404.html'), '[name=robots]')).toBe('noindex')
  })

  it('has the oEmbed link of its own view, or none', () => {
    const oembed = (name: string) =>
      pageOf(name).querySelector('[type="application/json+oembed"]')?.getAttribute('href')
    expect(oembed('index.html')).toBe(`${SITE}/embed/oembed/leaderboard.json`)
    expect(oembed('model/a.html')).toBe(`${SITE}/embed/oembed/model/a.json`)
    expect(oembed('reports.html')).toBeUndefined()
  })

  it('has a sitemap of the pages that are their own canonical ones', () => {
    const sitemap = new DOMParser().parseFromString(textOf('sitemap.xml'), 'text/xml')
    const urls = [...sitemap.querySelectorAll('url')].map((url) => url.textContent)
    expect(urls).toEqual([
      `${SITE}/2024-05-01`,
      `${SITE}/suite/second2024-05-01`,
      ...['b', 'a', 'c'].map((id) => `${SITE}/model/${id}2024-05-01`),
      ...['compare', 'compare/a/c', 'reports'].map((path) => `${SITE}/${path}`),
      `${SITE}/reports/${REPORT.id}2024-04-01`,
      ...['request', 'newsletter', 'sponsor', 'problem'].map((path) => `${SITE}/${path}`),
    ])
    expect(textOf('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  })

  it('has a picture whose alternative text has its figures, on the pages of the board, the models, the comparisons, the reports and the releases', async () => {
    const all = await build('2024-05-01', SITE, { hasPictures: true })
    const page = new DOMParser().parseFromString(String(all.get('model/b.html')), 'text/html')
    const address = contentOf(page, '[property="og:image"]') ?? ''
    expect(contentOf(page, '[property="og:image:alt"]')).toBe(
      `${HOSTILE} (Acme · First Suite). Composite: not measured; Bias Resistance: not measured; Factual Accuracy: 0.0% POOR.`,
    )
    const png = Buffer.from((all.get(address.slice(SITE.length + 1)) ?? '') as Uint8Array)
    // The signature, then the width and the height of the header.
    expect(png.toString('latin1', 1, 4)).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.byteLength).toBeLessThan(300_000)
    expect(String(all.get('compare/a/c.html'))).toContain('Comparison · First Suite')
    expect(String(all.get('reports.html'))).toContain(
      'Reports (On the safety of language models). Q1 2024 Multimodal Safety Report: Planned for 2024-02-01; Q1 2024 Safety Evaluation Report: 2024-01-01; ',
    )
    expect(String(all.get(`reports/${REPORT.id}.html`))).toContain(
      'Evaluations of 2024-04-01 (The highest score in 1 suite). First Suite: 12.3% Model A.',
    )
    expect(String(all.get('request.html'))).not.toContain('og:image')
  })

  it('has no absolute address if the site has none', async () => {
    const all = await build('2024-05-01', undefined)
    expect(all.has('sitemap.xml')).toBe(false)
    expect(all.get('model/a.html')).not.toMatch(/canonical|og:url|oembed/)
  })
})
