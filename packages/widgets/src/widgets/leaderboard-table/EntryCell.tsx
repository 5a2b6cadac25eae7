import { useEvaluationsContext } from '../../data/index.ts'
import {
  formatComposite,
  formatDate,
  hasComposite,
  type LeaderboardEntry,
} from '../../domain/index.ts'
import type { LeaderboardColumn, SharedLabels } from '../../labels/index.ts'
import { RowActions } from './RowActions.tsx'
import { ScoreCell } from './ScoreCell.tsx'

interface EntryCellProps {
  readonly column: Exclude<LeaderboardColumn, 'name'>
  readonly entry: LeaderboardEntry
}

/** What one column shows of a model. */
export function EntryCell({ column, entry }: EntryCellProps) {
  const { labels } = useEvaluationsContext()
  const isMissing = column === 'composite' ? !hasComposite(entry.composite) : undefined
  return (
    <td role="cell" data-column={column} data-missing={isMissing}>
      {contentOf({ column, entry }, labels)}
    </td>
  )
}

// No component of its own: a table has thousands of cells.
function contentOf({ column, entry }: EntryCellProps, { score: words, locale }: SharedLabels) {
  const { provider, composite, evaluatedOn, isPlaceholder, scores } = entry
  switch (column) {
    case 'provider':
      return <bdi>{provider}</bdi>
    case 'composite':
      return formatComposite(composite, words.comingSoon, locale)
    case 'date': {
      const date = formatDate(evaluatedOn, words.noDate)
      return evaluatedOn === undefined ? date : <time dateTime={evaluatedOn}>{date}</time>
    }
    case 'actions':
      return isPlaceholder ? null : <RowActions entry={entry} />
    case 'bias':
    case 'factuality':
    case 'toxicity':
    case 'jailbreak':
      return <ScoreCell category={column} score={scores[column]} />
  }
}
