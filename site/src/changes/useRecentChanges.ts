import type { RecentChange } from '@transparency-lab/widgets'
import { useLoadedWhenIdle } from '../data/useLoadedWhenIdle.ts'
import { getRecentChanges } from './getModelChanges.ts'
import { loadChanges } from './loadChanges.ts'

const NONE: readonly RecentChange[] = []

/**
 * Returns the models whose figures changed lately; none until a page with models is idle and they have loaded. After a
 * failure the page lacks the notes; the list of changes says that it failed.
 *
 * @param showsModels whether the current page shows models
 */
export function useRecentChanges(showsModels: boolean): readonly RecentChange[] {
  return useLoadedWhenIdle(showsModels, loadRecentChanges) ?? NONE
}

async function loadRecentChanges(): Promise<readonly RecentChange[]> {
  return getRecentChanges(await loadChanges(), new Date().toISOString().slice(0, 10))
}
