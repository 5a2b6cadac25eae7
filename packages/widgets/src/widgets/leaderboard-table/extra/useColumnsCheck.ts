import { useEffect } from 'react'
import { LATE_PROPERTY_MS, useEvaluationsContext, warnDeveloper } from '../../../data/index.ts'
import {
  LEADERBOARD_COLUMNS,
  SORT_FIELDS,
  type LeaderboardView,
  type ShownColumn,
} from '../../../domain/index.ts'
import type { ExtraColumn } from './extraColumn.ts'

/** What a host names columns in. */
interface NamingColumns {
  /** The prop. */
  readonly columns: readonly ShownColumn[] | undefined
  readonly view: LeaderboardView
  readonly extraColumns: readonly ExtraColumn[]
}

/** Warns of columns that the leaderboard does not have, on a page of the developer's own machine. */
export function useColumnsCheck({ columns, view, extraColumns }: NamingColumns): void {
  const { checks } = useEvaluationsContext()
  // Synchronises with the console.
  useEffect(() => {
    const extra = extraColumns.map(({ id }) => id)
    const check = (
      what: string,
      ids: readonly string[] = [],
      own: readonly string[] = LEADERBOARD_COLUMNS,
    ) => {
      const allowed = [...own, ...extra]
      const unknown = ids.filter((id) => !allowed.includes(id))
      if (unknown.length === 0) return
      void warnDeveloper(async () => {
        const { describeUnknownColumns } = await checks.loadSourceProblems()
        return [describeUnknownColumns(what, unknown, allowed)]
      })
    }
    const timer = setTimeout(() => {
      check('The prop columns', columns)
      check('The list of columns of the view', view.columns)
      check(
        'The sorting of the view',
        view.sorting.map(({ field }) => field),
        SORT_FIELDS,
      )
    }, LATE_PROPERTY_MS)
    return () => clearTimeout(timer)
  }, [columns, view, extraColumns, checks])
}
