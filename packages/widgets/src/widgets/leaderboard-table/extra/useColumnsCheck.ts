import { useEffect, useMemo } from 'react'
import { useEvaluationsContext, warnDeveloper } from '../../../data/index.ts'
import {
  isExtraColumnId,
  LEADERBOARD_COLUMNS,
  SORT_FIELDS,
  type LeaderboardSort,
  type ShownColumn,
} from '../../../domain/index.ts'
import type { ExtraColumn } from './extraColumn.ts'

/** How long a check waits for the first columns of the page, in ms. Those of an element come later than its attributes. */
const LATE_COLUMNS_MS = 1000

/** Warns of columns that the leaderboard does not have, on a page of the developer's own machine. */
export function useColumnsCheck(
  columns: readonly ShownColumn[] | undefined,
  extraColumns: readonly ExtraColumn[],
): void {
  useIdsCheck({ what: 'The prop columns', ids: columns, own: LEADERBOARD_COLUMNS }, extraColumns)
}

/** Warns of sort keys that the leaderboard does not have. */
export function useSortingCheck(
  sorting: readonly LeaderboardSort[],
  extraColumns: readonly ExtraColumn[],
): void {
  const ids = useMemo(() => sorting.map(({ field }) => field), [sorting])
  useIdsCheck({ what: 'The sorting of the view', ids, own: SORT_FIELDS }, extraColumns)
}

interface NamedIds {
  /** What names them, as the beginning of a sentence. */
  readonly what: string
  readonly ids: readonly string[] | undefined
  /** The ids that every leaderboard has. */
  readonly own: readonly string[]
}

function useIdsCheck({ what, ids, own }: NamedIds, extraColumns: readonly ExtraColumn[]): void {
  const { checks } = useEvaluationsContext()
  // Synchronises with the console.
  useEffect(() => {
    if (ids === undefined) return undefined
    const extra = extraColumns.map(({ id }) => id)
    const allowed = [...own, ...extra]
    const unknown = ids.filter((id) => !allowed.includes(id))
    if (unknown.length === 0) return undefined
    const timer = setTimeout(
      () =>
        void warnDeveloper(async () => {
          const { describeUnknownColumns } = await checks.loadSourceProblems()
          return [describeUnknownColumns(what, unknown, allowed)]
        }),
      extra.length === 0 && unknown.some(isExtraColumnId) ? LATE_COLUMNS_MS : 0,
    )
    return () => clearTimeout(timer)
  }, [what, ids, own, extraColumns, checks])
}
