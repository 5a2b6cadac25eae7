import type { Tally } from './tally.ts'

/** What of Playwright's JSON report is looked at. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  /** What failed outside of any test: a file that does not load, a server that does not start. */
  readonly errors: readonly { readonly message?: string }[]
}

/** A file, or a group of tests in it. */
export interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string }[]
  }[]
}

/** Counts Playwright's tests. Only one that did at once what was expected of it has passed. */
export function countPlaywright({ suites, errors }: PlaywrightReport): Tally {
  const tests = suites.flatMap((suite) => testsOf(suite, []))
  const passed = tests.filter(({ status }) => status === 'expected').length
  const skipped = tests.filter(({ status }) => status === 'skipped').length
  const failed = tests.filter(({ status }) => status !== 'expected' && status !== 'skipped')
  return {
    passed,
    skipped,
    failures: [
      ...failed.map(({ name }) => name),
      ...errors.map(({ message = 'unknown error' }) => `e2e: ${firstLine(message)}`),
    ],
  }
}

interface NamedTest {
  readonly name: string
  readonly status: string
}

function testsOf(suite: PlaywrightSuite, above: readonly string[]): NamedTest[] {
  const path = [...above, suite.title]
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ name: [...path, title].join(': '), status })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, path)),
  ]
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
