import { readTable, type Row } from './markdown.ts'

/** By how many points the median of a score may be below the committed one: performance depends on the machine. */
const TOLERANCES = { performance: 10, accessibility: 0, 'best practices': 0, seo: 0 } as const

/**
 * Lists the Lighthouse scores that are below those of a committed report, and the pages whose layout shifts more than
 * there. A sentence each.
 *
 * @param rows the rows of this run, whose first column names the page
 * @param report the text of the committed report, with a table of the same heads
 * @throws Error when the report has no row for a page
 */
export function findLighthouseRegressions(rows: readonly Row[], report: string): string[] {
  return rows.flatMap((row) => {
    const [title = '', page = ''] = Object.entries(row)[0] ?? []
    const written = readTable(report, title)?.find(({ [title]: name }) => name === page)
    if (written === undefined) throw new Error(`The report has no page “${page}”.`)
    const compare = (head: string, isWorse: (now: number, committed: number) => boolean) => {
      const now = Number.parseFloat(row[head] ?? '')
      const committed = Number.parseFloat(written[head] ?? '')
      return isWorse(now, committed) ? [`${page}: ${head} is ${now} instead of ${committed}`] : []
    }
    const scores = Object.entries(TOLERANCES)
      .filter(([head]) => row[head] !== undefined)
      // A score that could not be measured is worse than any.
      .flatMap(([head, tolerance]) =>
        compare(head, (now, committed) => !(now >= committed - tolerance)),
      )
    return [...scores, ...compare('shift', (now, committed) => !(now <= committed))]
  })
}
