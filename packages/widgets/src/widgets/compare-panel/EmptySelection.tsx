import { type Listing, type Loadable, useCompareWords } from '../../data/index.ts'
import type { ModelSummary } from '../../domain/index.ts'
import { ModelPicker } from './ModelPicker.tsx'

interface EmptySelectionProps {
  readonly listing: Loadable<Listing<ModelSummary>>
  readonly onAdd: (id: string) => void
}

/** The comparison before anything is chosen. */
export function EmptySelection({ listing, onAdd }: EmptySelectionProps) {
  const words = useCompareWords()
  return (
    <div className="tl-card tl-notice">
      <p className="tl-notice-title">{words.selectTitle}</p>
      <p className="tl-notice-text">{words.selectText}</p>
      <ModelPicker label={words.pickPlaceholder} listing={listing} selected={[]} onAdd={onAdd} />
    </div>
  )
}
