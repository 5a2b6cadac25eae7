import { type Listing, type Loadable, useLabels } from '../../data/index.ts'
import type { ModelSummary, SuggestedPair } from '../../domain/index.ts'
import { ModelPicker } from './ModelPicker.tsx'
import { SuggestedPairs } from './SuggestedPairs.tsx'
import type { ComparedSuite } from './useComparedSuite.ts'

const NONE: readonly string[] = []

interface EmptySelectionProps {
  readonly comparison: ComparedSuite
  readonly listing: Loadable<Listing<ModelSummary>>
  readonly onAdd: (id: string) => void
  readonly onAddPair: (pair: SuggestedPair) => void
}

/** The comparison without a selected model. */
export function EmptySelection({ comparison, listing, onAdd, onAddPair }: EmptySelectionProps) {
  const labels = useLabels('compare')
  return (
    <div className="tl-card tl-notice">
      <p className="tl-notice-title">{labels.selectTitle}</p>
      <p className="tl-notice-text">{labels.selectText}</p>
      <ModelPicker
        label={labels.pick}
        isLabelHidden
        comparison={comparison}
        listing={listing}
        selected={NONE}
        onAdd={onAdd}
      />
      <SuggestedPairs suite={comparison.suite} onChoose={onAddPair} />
    </div>
  )
}
