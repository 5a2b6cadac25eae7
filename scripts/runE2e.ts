import { countPlaywright, type PlaywrightReport } from './countPlaywright.ts'
import { installBrowser } from './installBrowser.ts'
import { runPart } from './runPart.ts'
import type { Tally } from './tally.ts'

/** Builds the site and tests it in a browser, which is installed when there is none. */
export async function runE2e(): Promise<Tally> {
  try {
    console.log(`The browser is ${await installBrowser()}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, skipped: 0, failures: ['e2e: there is no browser to test with'] }
  }
  return runPart({
    name: 'e2e',
    commandFor: (report) => ({
      words: ['playwright', 'test', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
    count: (report) => countPlaywright(JSON.parse(report) as PlaywrightReport),
  })
}
