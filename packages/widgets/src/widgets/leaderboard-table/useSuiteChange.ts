import { useState } from 'react'
import { useLabels, useLoadedSuites, type Leaderboard } from '../../data/index.ts'
import {
  bidiIsolateIfNeeded,
  findLackingFields,
  getSuiteSorting,
  moveToSuite,
  type LeaderboardSort,
  type LeaderboardView,
  type Suite,
} from '../../domain/index.ts'
import { useIsomorphicLayoutEffect } from '../../ui/index.ts'
import type { ExtraColumn } from './extra/extraColumn.ts'

interface SuiteChangeOptions {
  readonly view: LeaderboardView
  /** The leaderboard of the shown suite; undefined while it loads. */
  readonly leaderboard: Leaderboard | undefined
  /** The ids of the models that the host shows; undefined for all. */
  readonly models: readonly string[] | undefined
  readonly onViewChange: (view: LeaderboardView) => void
  readonly extraColumns: readonly ExtraColumn[]
}

/** What the shown suite does not have, or what the reader's change of the suite dropped. */
interface Dropped {
  readonly suite: Suite
  readonly sorting: readonly LeaderboardSort['field'][]
  /** The provider that the view keeps until the suite turns out to lack it. */
  readonly provider: string | undefined
  readonly lacksProvider: boolean
  readonly hasSelection: boolean
}

/**
 * Changes the suite and keeps the parts of the view that the new suite has. A notice names the other parts until the
 * reader's next action. It also names the sort keys of a host or an address that the shown suite lacks.
 */
export function useSuiteChange(options: SuiteChangeOptions) {
  const { view, leaderboard, onViewChange } = options
  const suites = useLoadedSuites()
  const [dropped, setDropped] = useState<Dropped>()
  const shown = leaderboard?.suite?.id
  const isShown = dropped !== undefined && (shown ?? dropped.suite.id) === dropped.suite.id
  // The host may choose another provider, or none, while the suite loads.
  const lacksProvider =
    isShown &&
    leaderboard !== undefined &&
    view.provider === dropped.provider &&
    !hasProvider(leaderboard, dropped.provider)
  // Synchronises with the host, which may keep the view in the address. The providers of a suite load with it.
  useIsomorphicLayoutEffect(() => {
    if (!lacksProvider) return
    // The provider is no longer in the view when the notice names it.
    setDropped({ ...dropped, lacksProvider })
    // Preact calls the effect again if the host renders the widget in it.
    queueMicrotask(() => onViewChange({ ...view, provider: undefined }))
  }, [lacksProvider]) // eslint-disable-line react-hooks/exhaustive-deps -- once for each suite without the provider
  return {
    notice: useNotice(isShown ? dropped : findLacking(view, leaderboard), options),
    change: (next: LeaderboardView) => {
      setDropped(undefined)
      onViewChange(next)
    },
    changeSuite: (id: string) => {
      const suite = suites.find((other) => other.id === id)
      if (suite === undefined) return
      // Without an id, chosen models choose the suite.
      const isDefault = suite === suites[0] && options.models === undefined
      const moved = moveToSuite(view, suite, isDefault)
      const hasSelection = view.selected.length > 0
      const { provider } = view
      const sorting = moved.dropped
      setDropped({ suite, sorting, provider, lacksProvider: false, hasSelection })
      onViewChange(moved.view)
    },
  }
}

/** Returns the sort keys that a suite lacks, as what a change of the suite drops. */
function findLacking(
  { sorting }: LeaderboardView,
  leaderboard: Leaderboard | undefined,
): Dropped | undefined {
  const suite = leaderboard?.suite
  if (suite === undefined) return undefined
  const lacking = findLackingFields(sorting, suite)
  const nothing = { provider: undefined, lacksProvider: false, hasSelection: false }
  return { suite, sorting: lacking, ...nothing }
}

function hasProvider(
  { items, plannedModels = [] }: Leaderboard,
  provider: string | undefined,
): boolean {
  return (
    provider === undefined || [...items, ...plannedModels].some((it) => it.provider === provider)
  )
}

function useNotice(
  dropped: Dropped | undefined,
  { view, extraColumns }: SuiteChangeOptions,
): string {
  const labels = useLabels().suite
  const { columns } = useLabels('leaderboard')
  if (dropped === undefined) return ''
  const { suite, sorting, provider, lacksProvider, hasSelection } = dropped
  const title = bidiIsolateIfNeeded(suite.title)
  const extraIds = extraColumns.map(({ id }) => id)
  const [sortedBy] = getSuiteSorting(view.sorting, suite, extraIds)
  const fields = sorting.map((field) => columns[field] ?? field)
  return [
    ...(fields.length > 0 && sortedBy !== undefined
      ? [labels.droppedSort(title, fields, columns[sortedBy.field] ?? sortedBy.field)]
      : []),
    ...(lacksProvider && provider !== undefined
      ? [labels.droppedProvider(title, bidiIsolateIfNeeded(provider))]
      : []),
    ...(hasSelection ? [labels.droppedSelection] : []),
  ].join(' ')
}
