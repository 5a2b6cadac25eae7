import type { Choice } from './chooseRuns.ts'

/** Counts the rows of tables with a value that cannot be used. */
export function countUnread({ reports }: Pick<Choice, 'reports'>): number {
  return reports.filter(({ run }) => run?.isUnread === true).length
}
