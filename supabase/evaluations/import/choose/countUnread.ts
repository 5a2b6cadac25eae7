import type { Choice } from './chooseRuns.ts'

/** What an import leaves out although it may have figures. */
interface Unread {
  /** The rows of tables with a value that cannot be used. */
  readonly rows: number
  /** The runs of logs that are dated in the future. */
  readonly runs: number
  /** The files that may be tables. */
  readonly files: number
}

/** Counts the rows, the runs and the files that an import leaves out, for its last line. */
export function countUnread({ reports }: Pick<Choice, 'reports'>): Unread {
  const unread = reports.filter(({ run }) => run?.isUnread === true)
  const rows = unread.filter(({ format }) => format === 'table').length
  const files = reports.filter(({ isUnread }) => isUnread === true).length
  return { rows, runs: unread.length - rows, files }
}

/** Describes what an import leaves out; empty if it is nothing. */
export function describeUnread({ rows, runs, files }: Unread): string {
  return [
    ...(rows > 0 ? [`Rows that cannot be read: ${rows}.`] : []),
    ...(files > 0 ? [`Files that cannot be read, although they may be tables: ${files}.`] : []),
    ...(runs > 0 ? [`Runs dated in the future: ${runs}.`] : []),
  ].join(' ')
}
