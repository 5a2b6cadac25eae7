import { useState } from 'react'
import { useLabels } from '../../data/index.ts'
import { addToSelection, removeFromSelection, type SuggestedPair } from '../../domain/index.ts'
import type { SelectionChange } from './useSelection.ts'

interface Selection {
  readonly ids: readonly string[]
  readonly select: (ids: readonly string[], change: SelectionChange) => void
  /** Returns the name of a model, or its id while the name is unknown. */
  readonly nameOf: (id: string) => string
}

/** The actions by which a reader changes the selection, and the announcement of the last one. */
export function useSelectionActions({ ids, select, nameOf }: Selection) {
  const words = useLabels('compare')
  const [announcement, setAnnouncement] = useState('')
  const change = (next: readonly string[], reason: SelectionChange, text: string) => {
    setAnnouncement(text)
    select(next, reason)
  }
  return {
    announcement,
    add: (id: string) => change(addToSelection(ids, id), 'add', words.added(nameOf(id))),
    addPair: ({ models }: SuggestedPair) =>
      change(
        models.map(({ id }) => id),
        'add',
        words.pairAdded(models.map(({ name }) => name)),
      ),
    remove: (id: string) =>
      change(removeFromSelection(ids, id), 'remove', words.removed(nameOf(id))),
  }
}
