import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import { MAX_COMPARED_MODELS, type ModelSummary } from '../../domain/index.ts'
import { Button } from '../../ui/index.ts'

interface SelectionBarProps {
  /** At least one. */
  readonly models: readonly ModelSummary[]
  /** Whether one more model was just asked for than can be compared. */
  readonly isRefused: boolean
  readonly onChange: (ids: readonly string[]) => void
}

/** The selected models, each of which can be deselected, and the way to their comparison. */
export function SelectionBar({ models, isRefused, onChange }: SelectionBarProps) {
  const { links, Link } = useEvaluationsContext()
  const words = useLabels('leaderboard')
  const ids = models.map(({ id }) => id)
  return (
    <div className="tl-selection-bar" role="group" aria-label={words.selectedModels}>
      <ul className="tl-list tl-selected-models">
        {models.map(({ id, name }) => (
          <li key={id}>
            <Button
              tone="plain"
              aria-label={words.deselectModel(name)}
              onClick={() => onChange(ids.filter((other) => other !== id))}
            >
              <bdi>{name}</bdi>
              <span aria-hidden="true">×</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button onClick={() => onChange([])}>{words.clearSelection}</Button>
      <Link className="tl-button tl-compare-link" href={links.compare(ids)}>
        {words.compareSelected(ids.length)}
      </Link>
      <p className="tl-selection-refusal" role="status">
        {isRefused && words.selectionFull(MAX_COMPARED_MODELS)}
      </p>
    </div>
  )
}
