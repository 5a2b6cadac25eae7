import { countPlaywright, type PlaywrightReport } from './countPlaywright.ts'
import { runPart } from './runPart.ts'
import type { Tally } from './tally.ts'
import { withBrowser } from './withBrowser.ts'

/** Builds the site and Storybook, tests them in a browser, and compares pictures of them. */
export function runE2e(): Promise<Tally> {
  return withBrowser('e2e', () =>
    runPart({
      name: 'e2e',
      commandFor: (report) => ({
        words: ['playwright', 'test', '--reporter=list,json'],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      }),
      count: (report) => countPlaywright(JSON.parse(report) as PlaywrightReport),
    }),
  )
}
