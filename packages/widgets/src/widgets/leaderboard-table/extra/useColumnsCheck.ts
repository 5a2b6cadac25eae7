import { useEffect } from 'react'
import { useEvaluationsContext, warnDeveloper } from '../../../data/index.ts'
import { isExtraColumnId, LEADERBOARD_COLUMNS, type ShownColumn } from '../../../domain/index.ts'
import type { ExtraColumn } from './extraColumn.ts'

/** Warns of columns that the leaderboard does not have, on a page of the developer's own machine. */
export function useColumnsCheck(
  columns: readonly ShownColumn[] | undefined,
  extraColumns: readonly ExtraColumn[],
): void {
  const { checks } = useEvaluationsContext()
  // Synchronises with the console.
  useEffect(() => {
    if (columns === undefined) return
    const extra = extraColumns.map(({ id }) => id)
    const known: readonly string[] = [...LEADERBOARD_COLUMNS, ...extra]
    // The columns of an element may come later than its attributes.
    const isKnown = (id: string) =>
      known.includes(id) || (extra.length === 0 && isExtraColumnId(id))
    const unknown = columns.filter((id: string) => !isKnown(id))
    if (unknown.length === 0) return
    void warnDeveloper(async () => {
      const { describeUnknownColumns } = await checks.loadSourceProblems()
      return [describeUnknownColumns(unknown, extra)]
    })
  }, [columns, extraColumns, checks])
}
