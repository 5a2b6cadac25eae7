import {
  useCompareWords,
  useLeaderboardWords,
  type Listing,
  type Loadable,
} from '../../data/index.ts'
import type { ModelSummary } from '../../domain/index.ts'
import { Button, Menu } from '../../ui/index.ts'

interface ModelPickerProps {
  readonly label: string
  readonly listing: Loadable<Listing<ModelSummary>>
  /** Ids that are no choices any more. */
  readonly selected: readonly string[]
  readonly onAdd: (id: string) => void
}

/** A choice of one more model. */
export function ModelPicker({ label, listing, selected, onAdd }: ModelPickerProps) {
  const words = useCompareWords()
  const { unreadable: countUnreadable } = useLeaderboardWords()
  if (listing.status === 'pending') return <p className="tl-loading">{words.loadingModels}</p>
  if (listing.status === 'failed') {
    return (
      <div role="alert" className="tl-picker-failure">
        <p>{words.modelsFailed}</p>
        <Button onClick={listing.retry}>{words.retry}</Button>
      </div>
    )
  }
  const { items, unreadable } = listing.value
  const choices = items.filter(({ id }) => !selected.includes(id))
  return (
    <>
      <Menu
        label={label}
        items={choices.map(({ id, name, provider }) => ({
          id,
          label: name,
          hint: provider,
          onChoose: () => onAdd(id),
        }))}
      />
      {unreadable > 0 && <p className="tl-note">{countUnreadable(unreadable)}</p>}
    </>
  )
}
