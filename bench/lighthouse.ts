import { chromium, type Browser } from '@playwright/test'
import compression from 'compression'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import type lighthouse from 'lighthouse'
import { build, preview, type Connect } from 'vite'
import { browserOptions } from '../tools/browser/browserOptions.ts'
import { findLighthouseRegressions } from './lighthouseCheck.ts'
import { table, tenths } from './markdown.ts'
import { computeSpread } from './statistics.ts'
import { writeReport } from './writeReport.ts'

const ROOT = join(import.meta.dirname, '..')
const SITES = [
  { mode: 'embedded', over: 'with the database' },
  { mode: 'production', over: 'with the snapshot' },
]
const PRESETS = ['desktop', 'mobile'] as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** In ms, except the layout shift. */
const AUDITS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
} as const
const PHONE = { width: 360, height: 800 }
/** A partner's page with ten rows: the script, the element and a snapshot. */
const PARTNER = {
  path: 'partner.html',
  html:
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Partner</title>' +
    '<meta name="viewport" content="width=device-width"><script async src="/embed/v1/widgets.js"></script></head>' +
    '<body><h1>Partner</h1><safety-leaderboard src="/snapshots/snapshot.json" limit="10">' +
    '<a href="/">Leaderboard</a></safety-leaderboard></body></html>',
}
/** The pages of slow visits. A model's page must not be later than the dashboard, nor a frame's. */
const PAGES = ['', 'model/gpt-4', 'embed/leaderboard', PARTNER.path]
const CPU_SLOWDOWN = 4
const NETWORK = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SETTLING_MS = 1_500
const FRAME_MS = 16
/** The composite of a row, and the scores of a model's page. */
const FIGURES = '.tl-composite, .tl-tile-percent'

type LighthouseReport = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

type SlowVisit = ReturnType<typeof readVisit>
type LayoutShift = PerformanceEntry & { readonly value: number }

interface PageWatch {
  figures: number | undefined
  readonly entries: PerformanceEntry[]
}

declare const pageWatch: PageWatch

/**
 * Builds a site and serves it with compressed files, as static hosts do but Vite's preview does
 * not.
 */
async function serveSite(mode: string) {
  const outDir = join(ROOT, 'node_modules/.cache/lighthouse', mode)
  const common = { configFile: join(ROOT, 'site/vite.config.ts'), mode }
  await build({ ...common, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  // Without it, the preview exits this process when its standard input ends.
  process.env['CI'] ??= 'true'
  return preview({
    ...common,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [
      {
        name: 'compress-files',
        configurePreviewServer: ({ middlewares }) =>
          void middlewares.use(compression({ level: 9 }) as unknown as Connect.NextHandleFunction),
      },
      {
        name: 'partner-page',
        configurePreviewServer: ({ middlewares }) =>
          void middlewares.use(`/${PARTNER.path}`, (_, response) => {
            response.setHeader('Content-Type', 'text/html')
            response.end(PARTNER.html)
          }),
      },
    ],
  })
}

/** Runs Lighthouse in a new browser. */
async function runLighthouse(address: string, preset: (typeof PRESETS)[number]) {
  const { args, executablePath = chromium.executablePath() } = browserOptions()
  const { stdout } = await promisify(execFile)(
    join(ROOT, 'node_modules/.bin/lighthouse'),
    [
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=--headless=new ${args.join(' ')}`,
      ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 28 },
  )
  const report = JSON.parse(stdout) as LighthouseReport
  if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message)
  return report
}

/** The audits that lower a score, except those of performance, whose values are reported. */
function getFindings({ categories, audits }: LighthouseReport): string[] {
  return CATEGORIES.filter((id) => id !== 'performance').flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id: audit }) => audits[audit] ?? [])
      .filter(({ score }) => score !== null && score < 1)
      .map(({ title }) => `- ${id}: ${title}`),
  )
}

/** Opens a page with CPU and network throttling, and waits until figures are visible. */
async function visitSlowly(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: PHONE })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(watchFigures, [FIGURES, FRAME_MS] as const)
    await page.goto(address)
    await page.waitForFunction(() => pageWatch.figures !== undefined, undefined, {
      polling: SETTLING_MS,
    })
    await page.waitForTimeout(SETTLING_MS)
    return await page.evaluate(readVisit)
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page before its own scripts. It contains no named function, because that would call a
 * helper of tsx.
 */
function watchFigures([figures, frameMs]: readonly [selector: string, frameMs: number]): void {
  const watch: PageWatch = { figures: undefined, entries: [] }
  Object.assign(window, { pageWatch: watch })
  for (const type of ['longtask', 'layout-shift']) {
    const observer = new PerformanceObserver((list) => watch.entries.push(...list.getEntries()))
    observer.observe({ type, buffered: true })
  }
  // The browser reports when it has painted the text of a block with this attribute: the figure, or else its cell.
  const marker = new MutationObserver(() => {
    for (const figure of document.querySelectorAll(figures)) {
      figure.setAttribute('elementtiming', 'figure')
      figure.parentElement?.setAttribute('elementtiming', 'figure')
    }
  })
  marker.observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list, observer) => {
    watch.figures = list.getEntries()[0]?.startTime
    observer.disconnect()
    marker.disconnect()
  }).observe({ type: 'element', buffered: true })
  // It does not report the shadow tree of an element, so a timer looks for its figures in each frame.
  const timer = setInterval(() => {
    const tree = document.querySelector('safety-leaderboard')?.shadowRoot
    const figure = tree?.querySelector(figures)
    if (watch.figures !== undefined) clearInterval(timer)
    if (!figure) return
    clearInterval(timer)
    // A figure that is not displayed yet intersects nothing.
    new IntersectionObserver((records, sight) => {
      if (!records.some(({ isIntersecting }) => isIntersecting)) return
      sight.disconnect()
      const { port1, port2 } = new MessageChannel()
      // A message that is posted in a frame arrives after its paint.
      port1.onmessage = () => {
        watch.figures ??= performance.now()
      }
      port2.postMessage(undefined)
    }).observe(figure)
  }, frameMs)
}

/** Runs in the page. Returns times in ms, the script size in bytes, and the layout shift. */
function readVisit() {
  const { figures = NaN, entries } = pageWatch
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN
  const tasks = entries.filter((entry) => entry.entryType === 'longtask')
  const shifts = entries.filter((entry) => entry.entryType === 'layout-shift')
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  return {
    figures,
    firstPaint,
    blocked: tasks
      .filter(({ startTime }) => startTime >= firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    shift: shifts.reduce((sum, entry) => sum + (entry as LayoutShift).value, 0),
    script: scripts.reduce(
      (sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize,
      0,
    ),
  }
}

function spread(values: readonly (number | null | undefined)[]): string {
  const { median, least, most } = computeSpread(values.map((value) => value ?? NaN))
  if (least === most) return median.toFixed(0)
  return `${median.toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)})`
}

/** The maximum layout shift, because a single shift counts. */
function shiftText(values: readonly (number | undefined)[]): string {
  const most = Math.max(...values.map((value) => value ?? NaN))
  return most === 0 ? '0' : most.toFixed(4)
}

function lighthouseRow(what: string, reports: readonly LighthouseReport[]) {
  const scores = CATEGORIES.map(
    (id) =>
      [
        id.replace('-', ' '),
        spread(reports.map(({ categories }) => Math.round((categories[id]?.score ?? NaN) * 100))),
      ] as const,
  )
  const figures = Object.entries(AUDITS).map(([id, head]) => {
    const values = reports.map(({ audits }) => audits[id]?.numericValue)
    return [head, head === 'shift' ? shiftText(values) : spread(values)] as const
  })
  return { Lighthouse: what, ...Object.fromEntries([...scores, ...figures]) }
}

function slowRow(what: string, visits: readonly SlowVisit[]) {
  return {
    'slow phone': what,
    'figures visible': spread(visits.map(({ figures }) => figures)),
    'first paint': spread(visits.map(({ firstPaint }) => firstPaint)),
    blocked: spread(visits.map(({ blocked }) => blocked)),
    shift: shiftText(visits.map(({ shift }) => shift)),
    'script, kB': tenths(Math.max(...visits.map(({ script }) => script)) / 1_000),
  }
}

/**
 * Measures the built dashboard with Lighthouse, and it and a model's page on a throttled browser, and writes the
 * report, or compares the scores and the shifts with those of the report.
 *
 * @throws Error in a check if a score is lower or a page shifts more
 */
export async function run(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      runs: { type: 'string', default: '5' },
      check: { type: 'boolean', default: false },
    },
  })
  const turns = Array.from({ length: Number(values.runs) })
  const browser = await chromium.launch(browserOptions())
  const lighthouseRows = []
  const slowRows = []
  const reports: LighthouseReport[] = []
  for (const { mode, over } of SITES) {
    const site = await serveSite(mode)
    const address = site.resolvedUrls?.local[0] ?? ''
    for (const preset of PRESETS) {
      const own: LighthouseReport[] = []
      for (const _ of turns) own.push(await runLighthouse(address, preset))
      lighthouseRows.push(lighthouseRow(`${preset}, ${over}`, own))
      reports.push(...own)
    }
    const visits = PAGES.map((page) => ({ page, own: [] as SlowVisit[] }))
    for (const _ of turns) {
      for (const { page, own } of visits) own.push(await visitSlowly(browser, address + page))
    }
    for (const { page, own } of visits) slowRows.push(slowRow(`/${page}, ${over}`, own))
    await site.close()
  }
  if (values.check) return check([lighthouseRows, slowRows])
  const findings = [...new Set(reports.flatMap(getFindings))]
  await writeReport({
    document: 'performance.md',
    part: 'bench lighthouse',
    words,
    programs: [`Chromium ${browser.version()}`, `Lighthouse ${reports[0]?.lighthouseVersion}`],
    sections: [
      table(lighthouseRows),
      findings.length === 0
        ? 'Lighthouse reports no other findings.'
        : `Lighthouse also reports:\n\n${findings.join('\n')}`,
      table(slowRows),
    ],
  })
}

/** @throws Error if a score is lower than the committed one, or a page shifts more */
async function check(tables: readonly (readonly Readonly<Record<string, string>>[])[]) {
  console.log(tables.map(table).join('\n\n'))
  const report = await readFile(join(ROOT, 'docs/performance.md'), 'utf8')
  const regressions = findLighthouseRegressions(tables.flat(), report)
  if (regressions.length === 0) return
  throw new Error(`Worse than docs/performance.md says:\n${regressions.join('\n')}`)
}
