import { useEffect, useMemo, useState } from 'react'
import type { Listing, Loadable } from '../../data/index.ts'
import { selectionOf, type ModelSummary } from '../../domain/index.ts'

/** Why a selection changed: the reader added or removed a model, or what was given was put right. */
export type SelectionChange = 'add' | 'remove' | 'correct'

interface GivenSelection {
  readonly modelIds: readonly string[] | undefined
  readonly defaultModelIds: readonly string[] | undefined
  readonly onModelIdsChange: ((ids: readonly string[], change: SelectionChange) => void) | undefined
}

const NONE: readonly string[] = []

/**
 * The models that are compared and how to change them. Until it is known which models exist, every
 * id that could is let through, so that the reads start together.
 */
export function useSelection(
  listing: Loadable<Listing<ModelSummary>>,
  { modelIds, defaultModelIds = NONE, onModelIdsChange }: GivenSelection,
): readonly [readonly string[], (ids: readonly string[], change: SelectionChange) => void] {
  const [kept, setKept] = useState(defaultModelIds)
  const given = modelIds ?? kept
  const known = useMemo(
    () =>
      // A list with unreadable rows does not tell which ids exist.
      listing.status === 'ready' && listing.value.unreadable === 0
        ? new Set(listing.value.items.map(({ id }) => id))
        : undefined,
    [listing],
  )
  const ids = selectionOf(given, known)

  const select = (next: readonly string[], change: SelectionChange) => {
    if (modelIds === undefined) setKept(next)
    onModelIdsChange?.(next, change)
  }

  const wrong = known === undefined || ids.join() === given.join() ? undefined : given.join()
  // The host keeps the selection, in an address for example, and has to hear what is left of it.
  useEffect(() => {
    if (wrong !== undefined) onModelIdsChange?.(ids, 'correct')
  }, [wrong]) // eslint-disable-line react-hooks/exhaustive-deps -- once for each wrong selection

  return [ids, select]
}
