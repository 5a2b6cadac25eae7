import { useState } from 'react'
import { useLabels } from '../../data/index.ts'
import {
  addToSelection,
  findSharedSuite,
  removeFromSelection,
  type ModelSummary,
  type SuggestedPair,
} from '../../domain/index.ts'
import type { ComparedSuite } from './useComparedSuite.ts'
import type { SelectionChange } from './useSelection.ts'

interface SelectionOptions {
  readonly ids: readonly string[]
  readonly select: (ids: readonly string[], change: SelectionChange) => void
  /** Every model of the source that has loaded. */
  readonly models: readonly ModelSummary[]
  readonly comparison: ComparedSuite
}

/** The actions by which a reader changes the selection, and the announcement of the last one. */
export function useSelectionActions({ ids, select, models, comparison }: SelectionOptions) {
  const labels = useLabels('compare')
  const { comma } = useLabels().score
  const [announcement, setAnnouncement] = useState('')
  const change = (next: readonly string[], reason: SelectionChange, text: string) => {
    setAnnouncement(text)
    select(next, reason)
  }
  const find = (id: string) => models.find((model) => model.id === id)
  const findName = (id: string) => find(id)?.name
  const getName = (id: string) => findName(id) ?? id
  /** Adds a model, and moves the comparison to a suite that has it. */
  const add = (id: string) => {
    const model = find(id)
    const { suite } = comparison
    const joined = model && suite && findSharedSuite(model, { ...comparison, suite })
    const isMoved = joined !== undefined && joined.id !== suite?.id
    const texts = [labels.added(getName(id)), ...(isMoved ? [joined.title] : [])]
    change(addToSelection(ids, id), 'add', texts.join(comma))
    if (isMoved) comparison.select(joined.id)
  }
  return {
    announcement,
    /** Returns the name of a model; undefined while it is unknown. */
    findName,
    add,
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
