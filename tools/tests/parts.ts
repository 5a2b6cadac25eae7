import { installBrowser } from '../browser/installBrowser.ts'
import { runChecks } from './checks.ts'
import { countPlaywright, countVitest, type Counts } from './counts.ts'
import { runReported } from './runReported.ts'

/** The parts of a test run. */
export const PARTS: Readonly<Record<string, () => Promise<Counts>>> = {
  checks: runChecks,
  unit: () => runVitest('vitest.workspace.ts'),
  stories: () => inBrowser(() => runVitest('vitest.stories.config.ts')),
  packed: () => inBrowser(() => runVitest('tools/packed/vitest.config.ts')),
  e2e: () => inBrowser(runPlaywright),
}

/** The parts in the order of a run. Two parts run together if neither keeps all cores busy. */
export const STAGES = [['checks'], ['unit'], ['stories', 'packed'], ['e2e']] as const

function runVitest(config: string): Promise<Counts> {
  const reporters = ['--reporter=default', '--reporter=json']
  return runReported(
    (report) => ({
      words: ['vitest', 'run', `--config=${config}`, ...reporters, `--outputFile.json=${report}`],
    }),
    countVitest,
  )
}

function runPlaywright(): Promise<Counts> {
  return runReported(
    (report) => ({
      words: ['playwright', 'test', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
    countPlaywright,
  )
}

/** The path of the browser, which parts that run together must not install twice. */
let browser: Promise<string> | undefined

/** Runs a part that needs a browser. Without a browser the part fails. */
async function inBrowser(run: () => Promise<Counts>): Promise<Counts> {
  try {
    browser ??= installBrowser()
    console.log(`The browser is ${await browser}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0, failures: ['no browser'] }
  }
  return run()
}
