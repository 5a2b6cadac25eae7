import { chromium, type Browser } from '@playwright/test'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveFolder } from '../../tools/examples/serveFolder.ts'
import { browserOptions } from '../../tools/browser/browserOptions.ts'
import type { Contender } from '../contenders.ts'
import { expectedSteps, type SearchKeys } from '../expectedRows.ts'
import { benchRows } from '../rows.ts'
import { buildPage } from './buildPage.ts'
import { bundleProbe } from './bundleProbe.ts'
import { measurePage, type Measurement, type Trial } from './measurePage.ts'
import { getTurns } from './getTurns.ts'

/** The options of a run. */
export interface BenchOptions {
  /** Numbers of rows, each at least 1. */
  readonly sizes: readonly number[]
  /** How often each contender is measured at each size, after one warm-up round. */
  readonly rounds: number
  readonly contenders: readonly Contender[]
}

/** The results of one contender at one size. */
export interface Outcome {
  readonly contender: Contender
  /** One for each round. */
  readonly measurements: readonly Measurement[]
  /** Why it was not measured, if it showed wrong rows. */
  readonly failure?: string
}

/** The results of all contenders at one number of rows. */
export interface SizeOutcome {
  readonly size: number
  readonly outcomes: readonly Outcome[]
}

/** The results of a run. */
export interface BenchRun {
  readonly browserVersion: string
  /** The gzipped size of the initial load of each page in bytes, by contender name. */
  readonly bytes: ReadonlyMap<string, number>
  readonly sizes: readonly SizeOutcome[]
}

const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/bench')
/** The rare key is in the name of one provider. */
const KEYS: SearchKeys = { frequent: '7', rare: '&' }

/** Builds every page, and measures the pages in turn in one browser. */
export async function runBench({ sizes, rounds, contenders }: BenchOptions): Promise<BenchRun> {
  await mkdir(FOLDER, { recursive: true })
  const bytes = new Map<string, number>()
  for (const contender of contenders) bytes.set(contender.name, await buildPage(contender, FOLDER))
  const probe = await bundleProbe()
  const server = await serveFolder(FOLDER)
  const browser = await chromium.launch(browserOptions())
  try {
    const measured = []
    for (const size of sizes) {
      const { entries, files } = await writeRows(size)
      const trials = contenders.map((contender) => ({
        address: `${server.address}/${contender.name}/index.html`,
        contender,
        rows: files[contender.takes],
        expected: expectedSteps(entries, KEYS, contender.rowTexts),
        keys: KEYS,
        probe,
      }))
      measured.push({ size, outcomes: await interleave(browser, trials, rounds) })
    }
    return { browserVersion: browser.version(), bytes, sizes: measured }
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Writes the same rows in both forms for the pages to fetch. */
async function writeRows(size: number) {
  const { models, entries } = benchRows(size)
  const files = { models: `/models-${size}.json`, entries: `/entries-${size}.json` }
  await writeFile(join(FOLDER, files.models), JSON.stringify(models))
  await writeFile(join(FOLDER, files.entries), JSON.stringify(entries))
  return { entries, files }
}

/**
 * Runs rounds with one turn for each contender. The first round is a warm-up and does not count.
 */
async function interleave(
  browser: Browser,
  trials: readonly Trial[],
  rounds: number,
): Promise<Outcome[]> {
  const results = trials.map((trial) => ({
    trial,
    measurements: [] as Measurement[],
    failure: undefined as string | undefined,
  }))
  for (let round = 0; round <= rounds; round += 1) {
    for (const result of getTurns(results, round)) {
      if (result.failure !== undefined) continue
      const { trial } = result
      try {
        const measurement = await measurePage(browser, trial)
        if (round > 0) result.measurements.push(measurement)
      } catch (error) {
        // A crash of the browser is not a failure of the contender.
        if (!browser.isConnected()) throw error
        result.failure = error instanceof Error ? error.message : String(error)
      }
      const failure = result.failure === undefined ? '' : ` failed: ${result.failure}`
      console.log(`${trial.rows}, round ${round} of ${rounds}: ${trial.contender.name}${failure}`)
    }
  }
  return results.map(({ trial: { contender }, measurements, failure }) =>
    failure === undefined ? { contender, measurements } : { contender, measurements, failure },
  )
}
