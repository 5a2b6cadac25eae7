/** What came of some tests. */
export interface Tally {
  readonly passed: number
  readonly skipped: number
  /** The name of each test that failed, and of each part that did not do its work. */
  readonly failures: readonly string[]
}

/** What came of several parts together. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  }
}

/** The last line of a run; others read it, so it stays plain. */
export function tallyLine({ passed, skipped, failures }: Tally): string {
  const line = `${passed} passed, ${failures.length} failed`
  return skipped === 0 ? line : `${line}, ${skipped} skipped`
}
