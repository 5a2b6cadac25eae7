import { useCallback, useMemo } from 'react'
import { type Listing, type Loadable, useLabels } from '../../data/index.ts'
import { createSearchMatcher, type ModelSummary, type Suite } from '../../domain/index.ts'
import { Button, Combobox } from '../../ui/index.ts'

interface ModelPickerProps {
  readonly label: string
  readonly isLabelHidden?: boolean
  /** The suite of the models that it offers; undefined for all. */
  readonly suite: Suite | undefined
  readonly listing: Loadable<Listing<ModelSummary>>
  /** The ids that the list leaves out. */
  readonly selected: readonly string[]
  readonly onAdd: (id: string) => void
}

const NO_MODELS: readonly ModelSummary[] = []

/** A combobox that adds a model to the selection. */
export function ModelPicker({ suite, listing, selected, ...field }: ModelPickerProps) {
  const labels = useLabels('compare')
  const { invalidRows: invalidRowsText } = useLabels('leaderboard')
  const all = listing.status === 'ready' ? listing.value.items : NO_MODELS
  const offered = useMemo(
    () =>
      suite === undefined
        ? all
        : all.filter(({ suiteIds }) => suiteIds?.includes(suite.id) ?? true),
    [all, suite],
  )
  if (listing.status === 'pending') return <p className="tl-loading">{labels.loadingModels}</p>
  if (listing.status === 'failed') {
    return (
      <div role="alert" className="tl-picker-failure">
        <p>{labels.modelsFailed}</p>
        <Button onClick={listing.retry}>{labels.retry}</Button>
      </div>
    )
  }
  const { invalidRows } = listing.value
  return (
    <>
      <ModelCombobox models={offered} selected={selected} {...field} />
      {invalidRows > 0 && <p className="tl-note">{invalidRowsText(invalidRows)}</p>}
    </>
  )
}

interface ModelComboboxProps extends Omit<ModelPickerProps, 'listing' | 'suite'> {
  readonly models: readonly ModelSummary[]
}

function ModelCombobox({ models, selected, onAdd, ...field }: ModelComboboxProps) {
  const labels = useLabels('compare')
  const { nothingMatches } = useLabels('leaderboard')
  const search = useCallback(
    (text: string) => {
      const matches = createSearchMatcher(text)
      return models
        .filter((model) => !selected.includes(model.id) && matches(model))
        .map(({ id, name, provider }) => ({ id, label: name, hint: provider }))
    },
    [models, selected],
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
