import { chooseSuite, findSuite, type Suite } from '../domain/index.ts'
import type { Leaderboard } from './evaluationSource.ts'
import { useKnownModels, useRankedLeaderboard, useSuites } from './queries.ts'
import type { Loadable } from './useSourceQuery.ts'

/** The leaderboard of a suite, and the suite, which is known before the entries. */
export interface ChosenLeaderboard {
  readonly loadable: Loadable<Leaderboard>
  /** Undefined while it loads, and when the source has no suites. */
  readonly suite: Suite | undefined
}

/**
 * Returns the leaderboard of a suite.
 *
 * @param id undefined or unknown for the first suite, or with chosen models for the first one with most of them
 * @param models the ids of the chosen models; undefined for all
 */
export function useChosenLeaderboard(
  id: string | undefined,
  models: readonly string[] | undefined,
): ChosenLeaderboard {
  const suites = useSuites()
  const choice = useChosenSuite(suites, id, models)
  const isChosen = choice.status === 'ready'
  const chosen = isChosen ? choice.value : undefined
  const board = useRankedLeaderboard(chosen, isChosen)
  if (!isChosen) return { loadable: choice, suite: undefined }
  const known = suites.status === 'ready' ? suites.value.items : []
  return {
    loadable: board,
    suite: board.status === 'ready' ? board.value.suite : findSuite(known, chosen),
  }
}

/** Returns the id of the suite to show; undefined for the first one. */
function useChosenSuite(
  suites: ReturnType<typeof useSuites>,
  id: string | undefined,
  models: readonly string[] | undefined,
): Loadable<string | undefined> {
  const isOpen = models !== undefined && mayBeOther(suites, id)
  const listing = useKnownModels(isOpen)
  if (!isOpen) return { status: 'ready', value: id }
  if (suites.status !== 'ready') return suites
  if (listing.status !== 'ready') return listing
  return {
    status: 'ready',
    value: chooseSuite(suites.value.items, listing.value.items, models)?.id,
  }
}

/** Returns whether another suite than the first may have to stand in for a missing or unknown one. */
function mayBeOther(suites: ReturnType<typeof useSuites>, id: string | undefined): boolean {
  if (suites.status !== 'ready') return id === undefined
  const { items } = suites.value
  return items.length > 1 && !items.some((suite) => suite.id === id)
}
