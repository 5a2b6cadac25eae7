import { memo } from 'react'
import { useEvaluationsContext } from '../../data/index.ts'
import {
  CATEGORIES,
  formatComposite,
  formatDate,
  hasComposite,
  type LeaderboardEntry,
} from '../../domain/index.ts'
import { RowActions } from './RowActions.tsx'
import { ScoreCell } from './ScoreCell.tsx'

interface TableRowProps {
  readonly entry: LeaderboardEntry
}

/** One model. */
export const TableRow = memo(function TableRow({ entry }: TableRowProps) {
  const { labels, links, Link } = useEvaluationsContext()
  const { id, name, provider, scores, composite, evaluatedOn, isPlaceholder } = entry
  const words = labels.score
  const date = formatDate(evaluatedOn, words.noDate)

  return (
    <tr className="tl-leaderboard-row" role="row" data-placeholder={isPlaceholder}>
      <th role="rowheader" scope="row" data-column="name">
        {isPlaceholder ? (
          name
        ) : (
          <Link className="tl-model-link" href={links.model(id)}>
            {name}
          </Link>
        )}
      </th>
      <td role="cell" data-column="provider">
        {provider}
      </td>
      {CATEGORIES.map((category) => (
        <td key={category} role="cell" data-column={category}>
          <ScoreCell category={category} score={scores[category]} />
        </td>
      ))}
      <td role="cell" data-column="composite" data-missing={!hasComposite(composite)}>
        {formatComposite(composite, words.comingSoon)}
      </td>
      <td role="cell" data-column="date">
        {evaluatedOn === undefined ? date : <time dateTime={evaluatedOn}>{date}</time>}
      </td>
      <td role="cell" data-column="actions">
        {!isPlaceholder && <RowActions entry={entry} />}
      </td>
    </tr>
  )
})
