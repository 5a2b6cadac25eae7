import { relative } from 'node:path'

/** How many tests of a part or a whole run passed, failed and were skipped. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The failed tests and files by name, for the end of the output. */
  readonly failures: readonly string[]
}

/** What is counted in Playwright's JSON report. */
interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
  readonly suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { readonly status: string }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** What is counted in vitest's JSON report. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/**
 * Reads the counts from the JSON report of Playwright. A test that passes on a retry counts as
 * failed.
 */
export function countPlaywright(report: string): Counts {
  const { stats, suites } = JSON.parse(report) as PlaywrightReport
  const { expected, unexpected, flaky, skipped } = stats
  return { passed: expected, failed: unexpected + flaky, skipped, failures: findFailures(suites) }
}

function findFailures(suites: readonly PlaywrightSuite[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => /^(unexpected|flaky)$/.test(test.status)))
      .map(({ file, title }) => `${file} › ${title}`),
    ...findFailures(inner),
  ])
}

/** Reads the counts from the JSON report of vitest. */
export function countVitest(report: string): Counts {
  const { testResults, ...counts } = JSON.parse(report) as VitestReport
  const failures = testResults
    .filter((file) => file.status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      const file = relative(process.cwd(), name)
      // A file that does not load has no failed test.
      return failed.length === 0 ? [file] : failed.map((test) => `${file} › ${test.fullName}`)
    })
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
    skipped: counts.numPendingTests + counts.numTodoTests,
    failures,
  }
}

/**
 * Counts one failure if a part fails without a failed test, because it crashed, a file did not
 * load, or no test ran.
 *
 * @param exit the exit code of the part, or the signal that terminated it
 */
export function withPartFailure(counts: Counts, exit: number | NodeJS.Signals): Counts {
  const isFailure = exit !== 0 || counts.passed === 0
  return isFailure && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** Adds the counts of several parts. */
export function sumCounts(parts: readonly Counts[]): Counts {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    parts.reduce((total, part) => total + part[key], 0)
  const failures = parts.flatMap((part) => part.failures)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), failures }
}

/** The last line of a run; continuous integration parses it. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped === 0 ? line : `${line}, ${skipped} skipped`
}
