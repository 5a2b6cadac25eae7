import { useCallback, useMemo } from 'react'
import { type Listing, type Loadable, useEvaluationsContext, useLabels } from '../../data/index.ts'
import type { ModelSummary } from '../../domain/index.ts'
import { Button, Combobox } from '../../ui/index.ts'
import { searchModels } from './searchModels.ts'
import type { ComparedSuite } from './useComparedSuite.ts'

interface ModelPickerProps {
  readonly label: string
  readonly isLabelHidden?: boolean
  /** The comparison that a chosen model joins. */
  readonly comparison: ComparedSuite
  readonly listing: Loadable<Listing<ModelSummary>>
  /** The ids that the list leaves out. */
  readonly selected: readonly string[]
  readonly onAdd: (id: string) => void
}

/** A combobox that adds a model of any suite to the selection. */
export function ModelPicker({ listing, ...field }: ModelPickerProps) {
  const labels = useLabels('compare')
  const { invalidRows: invalidRowsText } = useLabels('leaderboard')
  if (listing.status === 'pending') return <p className="tl-loading">{labels.loadingModels}</p>
  if (listing.status === 'failed') {
    return (
      <div role="alert" className="tl-picker-failure">
        <p>{labels.modelsFailed}</p>
        <Button onClick={listing.retry}>{labels.retry}</Button>
      </div>
    )
  }
  const { items, invalidRows } = listing.value
  return (
    <>
      <ModelCombobox models={items} {...field} />
      {invalidRows > 0 && <p className="tl-note">{invalidRowsText(invalidRows)}</p>}
    </>
  )
}

interface ModelComboboxProps extends Omit<ModelPickerProps, 'listing'> {
  readonly models: readonly ModelSummary[]
}

function ModelCombobox({ models, selected, comparison, onAdd, ...field }: ModelComboboxProps) {
  const labels = useLabels('compare')
  const shared = useLabels()
  const { nothingMatches } = useLabels('leaderboard')
  const { bases } = useEvaluationsContext()
  const stable = useSameComparison(comparison)
  const search = useCallback(
    (text: string) =>
      searchModels(text, { models, selected, comparison: stable, bases, labels, shared }),
    [models, selected, stable, bases, labels, shared],
  )
  return (
    <Combobox
      placeholder={labels.pickPlaceholder}
      search={search}
      summary={(shown, total) =>
        shown < total ? labels.pickShown(shown, total) : labels.pickFound(total)
      }
      nothingFound={(text) => nothingMatches(text, undefined)}
      onChoose={onAdd}
      {...field}
    />
  )
}

/** Returns the previous comparison while its models and suites are the same, so that the list keeps its place. */
function useSameComparison(comparison: ComparedSuite): ComparedSuite {
  const { suite, all, shared, compared } = comparison
  const ids = [all, shared, compared].map((items) => items.map(({ id }) => id).join())
  const key = [suite?.id, ...ids].join(' ')
  return useMemo(() => comparison, [key]) // eslint-disable-line react-hooks/exhaustive-deps -- the ids stand for the items
}
