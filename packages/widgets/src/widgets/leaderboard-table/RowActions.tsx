import { useEvaluationsContext, useLeaderboardWords } from '../../data/index.ts'
import type { ModelSummary } from '../../domain/index.ts'

interface RowActionsProps {
  readonly entry: ModelSummary
}

/** Where a row leads: to the model's page, and into a comparison. */
export function RowActions({ entry: { id, name } }: RowActionsProps) {
  const { links, Link } = useEvaluationsContext()
  const { view, compare, actionFor } = useLeaderboardWords()
  return (
    <span className="tl-row-actions">
      <Link className="tl-action" href={links.model(id)} aria-label={actionFor(view, name)}>
        {view}
      </Link>
      <Link className="tl-action" href={links.compare([id])} aria-label={actionFor(compare, name)}>
        {compare}
      </Link>
    </span>
  )
}
