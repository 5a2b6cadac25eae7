import type { Choice } from './chooseRuns.ts'

/** What an import leaves out although it may have figures. */
interface Unread {
  /** The rows of tables with a value that cannot be used. */
  readonly rows: number
  /** The runs of logs that are dated in the future. */
  readonly runs: number
}

/** Counts the rows and the runs that an import leaves out, of which its last line tells. */
export function countUnread({ reports }: Pick<Choice, 'reports'>): Unread {
  const unread = reports.filter(({ run }) => run?.isUnread === true)
  const rows = unread.filter(({ format }) => format === 'table').length
  return { rows, runs: unread.length - rows }
}

/** Describes what an import leaves out; empty if it is nothing. */
export function describeUnread({ rows, runs }: Unread): string {
  return [
    ...(rows > 0 ? [`Rows that cannot be read: ${rows}.`] : []),
    ...(runs > 0 ? [`Runs dated in the future: ${runs}.`] : []),
  ].join(' ')
}
