import { type Listing, type Loadable, useCompareWords } from '../../data/index.ts'
import { MAX_COMPARED_MODELS, type ComparedModel, type ModelSummary } from '../../domain/index.ts'
import { ComparedCard } from './ComparedCard.tsx'
import { ModelPicker } from './ModelPicker.tsx'

interface ComparedCardsProps {
  readonly ids: readonly string[]
  /** What is known of each model, in the order of the ids. */
  readonly answers: readonly Loadable<ComparedModel | null>[]
  readonly listing: Loadable<Listing<ModelSummary>>
  readonly onAdd: (id: string) => void
  readonly onRemove: (id: string) => void
}

/** A card for each model, and room for another while there are fewer than three. */
export function ComparedCards({ ids, answers, listing, onAdd, onRemove }: ComparedCardsProps) {
  const words = useCompareWords()
  const known = listing.status === 'ready' ? listing.value.items : []
  return (
    <ul className="tl-compared-cards">
      {ids.map((id, index) => (
        <ComparedCard
          key={id}
          name={known.find((model) => model.id === id)?.name ?? id}
          series={index + 1}
          answer={answers[index]}
          onRemove={() => onRemove(id)}
        />
      ))}
      {ids.length < MAX_COMPARED_MODELS && (
        <li className="tl-card tl-compared-card" data-empty="">
          <ModelPicker label={words.pickAnother} listing={listing} selected={ids} onAdd={onAdd} />
        </li>
      )}
    </ul>
  )
}
