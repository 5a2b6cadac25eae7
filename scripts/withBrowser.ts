import { installBrowser } from './installBrowser.ts'
import type { Tally } from './tally.ts'

/** Runs a part that needs a browser, which is installed when there is none. */
export async function withBrowser(name: string, run: () => Promise<Tally>): Promise<Tally> {
  try {
    console.log(`The browser is ${await installBrowser()}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, skipped: 0, failures: [`${name}: there is no browser to test with`] }
  }
  return run()
}
