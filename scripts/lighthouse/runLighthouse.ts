import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { createServer, type AddressInfo } from 'node:net'
import { browserOptions } from '../browserOptions.ts'

/** As whom Lighthouse visits. */
export type Preset = 'desktop' | 'mobile'

/** The categories of its report, of which each has a score. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The audits whose figures are told, in ms but for the layout shift. */
export const AUDITS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
} as const

/** What Lighthouse says of one visit. */
export interface LighthouseVisit {
  readonly version: string
  /** From 0 to 100. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>
  readonly figures: Readonly<Record<keyof typeof AUDITS, number>>
  /** Audits that are not passed, by category. */
  readonly findings: readonly string[]
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/**
 * Visits a page with Lighthouse in a browser of its own.
 *
 * @throws Error when Lighthouse could not judge the page
 */
export async function runLighthouse(address: string, preset: Preset): Promise<LighthouseVisit> {
  const port = await freePort()
  const { args, ...options } = browserOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(
      address,
      { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] },
      preset === 'desktop' ? desktopConfig : undefined,
    )
    if (result === undefined) throw new Error('Lighthouse gave no result.')
    const { runtimeError } = result.lhr
    if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`)
    return visitOf(result.lhr)
  } finally {
    await browser.close()
  }
}

function visitOf(report: Report): LighthouseVisit {
  const scores = CATEGORIES.map(
    (id) => [id, Math.round((report.categories[id]?.score ?? 0) * 100)] as const,
  )
  const figures = Object.keys(AUDITS).map(
    (id) => [id, report.audits[id]?.numericValue ?? NaN] as const,
  )
  return {
    version: report.lighthouseVersion,
    scores: Object.fromEntries(scores) as LighthouseVisit['scores'],
    figures: Object.fromEntries(figures) as LighthouseVisit['figures'],
    findings: findingsOf(report),
  }
}

/** What lowers a score; performance is told by its figures. */
function findingsOf({ categories, audits }: Report): string[] {
  return CATEGORIES.filter((id) => id !== 'performance').flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id: audit }) => audits[audit] ?? [])
      .filter(({ score }) => score !== null && score < 1)
      .map(({ title }) => `${id}: ${title}`),
  )
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
