import { useEffect, useMemo, useState } from 'react'
import type { Listing, Loadable } from '../../data/index.ts'
import { normalizeSelection, type ModelSummary } from '../../domain/index.ts'

/** The reason of a change: the reader adds or removes a model, or the widget corrects the host's ids. */
export type SelectionChange = 'add' | 'remove' | 'correct'

interface SelectionProps {
  readonly modelIds: readonly string[] | undefined
  readonly defaultModelIds: readonly string[] | undefined
  readonly onModelIdsChange: ((ids: readonly string[], change: SelectionChange) => void) | undefined
}

const NONE: readonly string[] = []

/**
 * Returns the ids of the compared models and a function to change them. It accepts every valid id while the
 * list of models loads, so that all requests start together.
 */
export function useSelection(
  listing: Loadable<Listing<ModelSummary>>,
  { modelIds, defaultModelIds = NONE, onModelIdsChange }: SelectionProps,
): readonly [readonly string[], (ids: readonly string[], change: SelectionChange) => void] {
  const [ownIds, setOwnIds] = useState(defaultModelIds)
  const requested = modelIds ?? ownIds
  const known = useMemo(
    () =>
      // A list with invalid rows, or of an older build, lacks ids, so an unknown id may exist.
      listing.status === 'ready' && listing.value.invalidRows === 0 && !listing.value.isPartial
        ? new Set(listing.value.items.map(({ id }) => id))
        : undefined,
    [listing],
  )
  const ids = normalizeSelection(requested, known)

  const select = (next: readonly string[], change: SelectionChange) => {
    if (modelIds === undefined) setOwnIds(next)
    onModelIdsChange?.(next, change)
  }

  const invalid =
    known === undefined || ids.join() === requested.join() ? undefined : requested.join()
  // Synchronises with the host, which may keep the selection in the URL.
  useEffect(() => {
    // Preact calls the effect again if the host renders the widget in it.
    if (invalid !== undefined) queueMicrotask(() => onModelIdsChange?.(ids, 'correct'))
  }, [invalid]) // eslint-disable-line react-hooks/exhaustive-deps -- once for each invalid selection

  return [ids, select]
}
