import { useState } from 'react'
import { useCompareWords } from '../../data/index.ts'
import { addToSelection, removeFromSelection, type SuggestedPair } from '../../domain/index.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import type { SelectionChange } from './useSelection.ts'

interface Selection {
  readonly ids: readonly string[]
  readonly select: (ids: readonly string[], change: SelectionChange) => void
  /** The name of a model, or its id while the name is not known. */
  readonly nameOf: (id: string) => string
}

/** What the reader can change about a selection: it keeps the focus, and says what has been done. */
export function useReaderChanges({ ids, select, nameOf }: Selection) {
  const words = useCompareWords()
  const [content, keepFocus] = useKeptFocus(ids)
  const [done, setDone] = useState('')
  const change = (next: readonly string[], why: SelectionChange, said: string) => {
    keepFocus()
    setDone(said)
    select(next, why)
  }
  return {
    /** The element that keeps the focus. */
    content,
    /** The last change in a sentence; empty before the first. */
    done,
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
