import { runVitest } from './runVitest.ts'
import type { Tally } from './tally.ts'
import { withBrowser } from './withBrowser.ts'

/** Packs the package and tests it in the hands of others, in a browser too. */
export function runPacked(): Promise<Tally> {
  return withBrowser('packed', () => runVitest('packed', 'release/vitest.config.ts'))
}
