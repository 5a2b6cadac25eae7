import { chromium } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { replaceMarkedPart } from '../../release/readme/markedPart.ts'
import { writeMarkedPart } from '../../release/readme/writeMarkedPart.ts'
import { browserOptions } from '../browserOptions.ts'
import { runCommand } from '../runCommand.ts'
import { firstPaintReport, type SiteVisits } from './firstPaintReport.ts'
import { measureRows } from './measureRows.ts'
import { runLighthouse } from './runLighthouse.ts'
import { serveBuilt } from './serveBuilt.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const DOCUMENT = join(ROOT, 'docs/performance.md')
const PART = 'lighthouse'
const SITES = [
  { mode: 'embedded', over: 'over the database' },
  { mode: 'production', over: 'over the snapshot' },
] as const

try {
  const words = process.argv.slice(2)
  const runs = runsOf(words)
  // What cannot be written is better known before measuring.
  replaceMarkedPart(await readFile(DOCUMENT, 'utf8'), PART, '')
  const browser = await chromium.launch(browserOptions())
  const browserVersion = browser.version()
  await browser.close()
  const sites: SiteVisits[] = []
  for (const { mode, over } of SITES) sites.push(await visit(mode, over, runs))
  const report = firstPaintReport(sites, {
    browserVersion,
    cores: availableParallelism(),
    date: new Date().toISOString().slice(0, 10),
    command: ['pnpm lighthouse', ...words].join(' '),
  })
  console.log(report)
  await writeMarkedPart(DOCUMENT, PART, report)
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** How often each visit is made: 5 times unless told. */
function runsOf(words: readonly string[]): number {
  const { values } = parseArgs({
    args: [...words],
    options: { runs: { type: 'string', default: '5' } },
  })
  const runs = Number(values.runs)
  if (Number.isInteger(runs) && runs > 0) return runs
  throw new Error(`--runs takes a whole number from 1 on, not “${values.runs}”.`)
}

/** Builds a site, serves it and visits it, each visit in turn with the others. */
async function visit(mode: string, over: string, runs: number): Promise<SiteVisits> {
  const folder = join(ROOT, 'node_modules/.cache/lighthouse', mode)
  const where = ['--mode', mode, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const exit = await runCommand({ words: ['vite', 'build', 'site', ...where] })
  if (exit !== 0) throw new Error(`The site ${over} was not built.`)
  const site = await serveBuilt(folder, mode)
  const lighthouse = (['desktop', 'mobile'] as const).map((preset) => ({
    preset,
    visits: [] as Awaited<ReturnType<typeof runLighthouse>>[],
  }))
  const rows = ([1280, 360] as const).map((width) => ({
    width,
    times: [] as Awaited<ReturnType<typeof measureRows>>[],
  }))
  for (let run = 1; run <= runs; run += 1) {
    for (const { preset, visits } of lighthouse) {
      visits.push(await runLighthouse(site.address, preset))
      console.log(`${over}, run ${run} of ${runs}: Lighthouse ${preset}`)
    }
    const browser = await chromium.launch(browserOptions())
    for (const { width, times } of rows) times.push(await measureRows(browser, site.address, width))
    await browser.close()
    console.log(`${over}, run ${run} of ${runs}: slow visits`)
  }
  await site.close()
  return { over, lighthouse, rows }
}
