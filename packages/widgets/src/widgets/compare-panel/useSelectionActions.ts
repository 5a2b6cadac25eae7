import { useState } from 'react'
import { useLabels } from '../../data/index.ts'
import { addToSelection, removeFromSelection, type SuggestedPair } from '../../domain/index.ts'
import type { SelectionChange } from './useSelection.ts'

interface SelectionOptions {
  readonly ids: readonly string[]
  readonly select: (ids: readonly string[], change: SelectionChange) => void
  /** Returns the name of a model, or its id while the name is unknown. */
  readonly getName: (id: string) => string
}

/** The actions by which a reader changes the selection, and the announcement of the last one. */
export function useSelectionActions({ ids, select, getName }: SelectionOptions) {
  const labels = useLabels('compare')
  const [announcement, setAnnouncement] = useState('')
  const change = (next: readonly string[], reason: SelectionChange, text: string) => {
    setAnnouncement(text)
    select(next, reason)
  }
  return {
    announcement,
    add: (id: string) => change(addToSelection(ids, id), 'add', labels.added(getName(id))),
    addPair: ({ models }: SuggestedPair) =>
      change(
        models.map(({ id }) => id),
        'add',
        labels.pairAdded(models.map(({ name }) => name)),
      ),
    remove: (id: string) =>
      change(removeFromSelection(ids, id), 'remove', labels.removed(getName(id))),
  }
}
