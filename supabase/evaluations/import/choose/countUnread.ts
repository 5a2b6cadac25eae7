import type { Choice } from './chooseRuns.ts'

/** What an import leaves out although it may have figures. */
interface Unread {
  /** The rows of tables with a value that cannot be used. */
  readonly rows: number
  /** The runs of logs that are dated in the future. */
  readonly runs: number
  /** The texts that may be tables. */
  readonly texts: number
}

/** Counts the rows, the runs and the texts that an import leaves out, for its last line. */
export function countUnread({ reports }: Pick<Choice, 'reports'>): Unread {
  const unread = reports.filter(({ run }) => run?.isUnread === true)
  const rows = unread.filter(({ format }) => format === 'table').length
  const texts = reports.filter(({ isUnread }) => isUnread === true).length
  return { rows, runs: unread.length - rows, texts }
}

/** Describes what an import leaves out; empty if it is nothing. */
export function describeUnread({ rows, runs, texts }: Unread): string {
  return [
    ...(rows > 0 ? [`Rows that cannot be read: ${rows}.`] : []),
    ...(texts > 0 ? [`Texts that cannot be read, although they may be tables: ${texts}.`] : []),
    ...(runs > 0 ? [`Runs dated in the future: ${runs}.`] : []),
  ].join(' ')
}
