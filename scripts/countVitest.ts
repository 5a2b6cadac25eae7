import type { Tally } from './tally.ts'

/** What of vitest's JSON report is looked at. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/**
 * Counts vitest's tests. A file that could not be loaded has no tests in the report and is a failure
 * of its own.
 *
 * @param root path that is left out of the names of files
 */
export function countVitest({ testResults }: VitestReport, root: string): Tally {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${below(root, name)}: ${test.fullName}` })),
  )
  const withStatus = (wanted: string) => tests.filter(({ status }) => status === wanted)
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  const failed = withStatus('failed')
  const passed = withStatus('passed').length
  return {
    passed,
    skipped: tests.length - failed.length - passed,
    failures: [
      ...failed.map(({ name }) => name),
      ...brokenFiles.map(({ name }) => `${below(root, name)}: the file itself failed`),
    ],
  }
}

function below(root: string, file: string): string {
  return file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file
}
