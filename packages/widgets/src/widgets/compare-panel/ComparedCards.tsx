import { type Listing, type Loadable, useLabels } from '../../data/index.ts'
import { MAX_COMPARED_MODELS, type ModelSummary } from '../../domain/index.ts'
import { ComparedCard } from './ComparedCard.tsx'
import { ModelPicker } from './ModelPicker.tsx'
import type { ComparedSuite } from './useComparedSuite.ts'

interface ComparedCardsProps {
  readonly ids: readonly string[]
  /** It has the state of each model, in the order of the ids. */
  readonly comparison: ComparedSuite
  readonly listing: Loadable<Listing<ModelSummary>>
  /** Returns the name of a model; undefined while it is unknown. */
  readonly findName: (id: string) => string | undefined
  readonly onAdd: (id: string) => void
  readonly onRemove: (id: string) => void
}

/** A card for each model, and a picker while there are fewer than three. */
export function ComparedCards(props: ComparedCardsProps) {
  const { ids, comparison, listing, findName, onAdd, onRemove } = props
  const labels = useLabels('compare')
  return (
    <ul className="tl-list tl-compared-cards" data-models={ids.length}>
      {ids.map((id, index) => (
        <ComparedCard
          key={id}
          id={id}
          name={findName(id)}
          isNamePending={listing.status === 'pending'}
          series={index + 1}
          suite={comparison.suite}
          result={comparison.results[index]}
          onRemove={() => onRemove(id)}
        />
      ))}
      {ids.length < MAX_COMPARED_MODELS && (
        <li className="tl-card tl-compared-card" data-empty="">
          <ModelPicker
            comparison={comparison}
            label={labels.pickAnother}
            listing={listing}
            selected={ids}
            onAdd={onAdd}
          />
        </li>
      )}
    </ul>
  )
}
