import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import { MAX_COMPARED_MODELS, type ModelSummary } from '../../domain/index.ts'
import { Button } from '../../ui/index.ts'

interface SelectionBarProps {
  /** Contains at least one model. */
  readonly models: readonly ModelSummary[]
  /** Whether the reader just tried to select more models than can be compared. */
  readonly isRefused: boolean
  readonly onChange: (ids: readonly string[]) => void
}

/** Lists the selected models with a button to deselect each, and a link to their comparison. */
export function SelectionBar({ models, isRefused, onChange }: SelectionBarProps) {
  const { links, Link } = useEvaluationsContext()
  const labels = useLabels('leaderboard')
  const ids = models.map(({ id }) => id)
  return (
    <div className="tl-selection-bar" role="group" aria-label={labels.selectedModels}>
      <ul className="tl-list tl-selected-models">
        {models.map(({ id, name }) => (
          <li key={id}>
            <Button
              tone="plain"
              aria-label={labels.deselectModel(name)}
              onClick={() => onChange(ids.filter((other) => other !== id))}
            >
              <bdi>{name}</bdi>
              <span aria-hidden="true">×</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button onClick={() => onChange([])}>{labels.clearSelection}</Button>
      <Link className="tl-button tl-compare-link" href={links.compare(ids)}>
        {labels.compareSelected(ids.length)}
      </Link>
      <p className="tl-selection-refusal" role="status">
        {isRefused && labels.selectionFull(MAX_COMPARED_MODELS)}
      </p>
    </div>
  )
}
