import type { RecentChange } from '@transparency-lab/widgets'
import { useCallback, useState } from 'react'
import { useWhenIdle } from '../data/useWhenIdle.ts'
import { getRecentChanges } from './getModelChanges.ts'
import { loadChanges } from './loadChanges.ts'

const NONE: readonly RecentChange[] = []

/**
 * Returns the models whose figures changed lately; none until a page with models is idle and they have loaded.
 *
 * @param showsModels whether the current page shows models
 */
export function useRecentChanges(showsModels: boolean): readonly RecentChange[] {
  const [changes, setChanges] = useState<readonly RecentChange[]>()
  const load = useCallback(() => {
    void loadChanges().then(
      (record) => setChanges(getRecentChanges(record, new Date().toISOString().slice(0, 10))),
      // The note is an extra: the record's own list says that it could not be loaded.
      () => {},
    )
  }, [])
  useWhenIdle(showsModels && changes === undefined, load)
  return changes ?? NONE
}
