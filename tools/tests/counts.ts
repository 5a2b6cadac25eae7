/** How many tests of a part or a whole run passed, failed and were skipped. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The summary of Playwright's JSON report. */
interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
}

/** The summary of vitest's JSON report. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

/**
 * Reads the counts from the JSON report of Playwright. A test that passes on a retry counts as
 * failed.
 */
export function countPlaywright(report: string): Counts {
  const { stats } = JSON.parse(report) as PlaywrightReport
  const { expected, unexpected, flaky, skipped } = stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/** Reads the counts from the JSON report of vitest. */
export function countVitest(report: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    report,
  ) as VitestReport
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
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
  const sum = (key: keyof Counts) => parts.reduce((total, part) => total + part[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** The last line of a run; continuous integration parses it. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped === 0 ? line : `${line}, ${skipped} skipped`
}
