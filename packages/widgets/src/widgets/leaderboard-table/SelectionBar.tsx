import type { MouseEvent } from 'react'
import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import { MAX_COMPARED_MODELS, type ModelSummary } from '../../domain/index.ts'
import { Button } from '../../ui/index.ts'

interface SelectionBarProps {
  /** Contains at least one model. */
  readonly models: readonly ModelSummary[]
  /** How often the reader tried to add a model to the full selection. */
  readonly refusals: number
  readonly onChange: (ids: readonly string[]) => void
}

/** Lists the selected models with a button to deselect each, and a link to their comparison. */
export function SelectionBar({ models, refusals, onChange }: SelectionBarProps) {
  const { links, Link } = useEvaluationsContext()
  const labels = useLabels('leaderboard')
  const ids = models.map(({ id }) => id)
  const select = (next: readonly string[]) => (event: MouseEvent) => {
    moveFocus(event)
    onChange(next)
  }
  return (
    <div className="tl-selection-bar" role="group" aria-label={labels.selectedModels}>
      <ul className="tl-list tl-selected-models">
        {models.map(({ id, name }) => (
          <li key={id}>
            <Button
              tone="plain"
              aria-label={labels.deselectModel(name)}
              onClick={select(ids.filter((other) => other !== id))}
            >
              <bdi>{name}</bdi>
              <span aria-hidden="true">×</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button onClick={select([])}>{labels.clearSelection}</Button>
      <Link className="tl-button tl-compare-link" href={links.compare(ids)}>
        {labels.compareSelected(ids.length)}
      </Link>
      <p className="tl-selection-refusal" role="status">
        {/* A new element, so that a screen reader says it again. */}
        {refusals > 0 && <span key={refusals}>{labels.selectionFull(MAX_COMPARED_MODELS)}</span>}
      </p>
    </div>
  )
}

/** Moves the focus from a button that disappears: to the next model, or to the table after the last one. */
function moveFocus({ currentTarget }: MouseEvent) {
  const item = currentTarget.closest('li')
  const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')
  const table = currentTarget.closest('section')?.querySelector<HTMLElement>('[role=region]')
  const target = next ?? table
  target?.focus({ preventScroll: true })
}
