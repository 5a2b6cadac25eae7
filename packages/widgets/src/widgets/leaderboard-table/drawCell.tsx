import type { ReactElement, ReactNode } from 'react'
import type { EvaluationsContextValue } from '../../data/index.ts'
import {
  formatComposite,
  formatDate,
  hasComposite,
  type LeaderboardEntry,
} from '../../domain/index.ts'
import type { LeaderboardColumn, LeaderboardLabels } from '../../labels/index.ts'
import { drawScore } from './drawScore.tsx'

/** What all rows of a table are drawn with. */
interface RowContext extends Pick<EvaluationsContextValue, 'labels' | 'links' | 'Link'> {
  readonly words: LeaderboardLabels
}

/**
 * What one column shows of a model. It is called and is no component: a table has thousands of
 * cells, and React would take as long for each of them as for what it holds.
 */
export function drawCell(
  column: LeaderboardColumn,
  entry: LeaderboardEntry,
  context: RowContext,
): ReactElement {
  if (column === 'name') {
    return (
      <th key={column} role="rowheader" scope="row" data-column={column}>
        {drawName(entry, context)}
      </th>
    )
  }
  const isMissing = column === 'composite' ? !hasComposite(entry.composite) : undefined
  return (
    <td key={column} role="cell" data-column={column} data-missing={isMissing}>
      {drawContent(column, entry, context)}
    </td>
  )
}

/** The model, which leads to its page once there is one. */
function drawName({ id, name, isPlaceholder }: LeaderboardEntry, { links, Link }: RowContext) {
  if (isPlaceholder) return <bdi>{name}</bdi>
  return (
    <Link className="tl-model-link" href={links.model(id)}>
      <bdi>{name}</bdi>
    </Link>
  )
}

function drawContent(
  column: Exclude<LeaderboardColumn, 'name'>,
  entry: LeaderboardEntry,
  context: RowContext,
): ReactNode {
  const { provider, composite, evaluatedOn, isPlaceholder, scores } = entry
  const { labels } = context
  switch (column) {
    case 'provider':
      return <bdi>{provider}</bdi>
    case 'composite':
      return formatComposite(composite, labels.score.comingSoon, labels.locale)
    case 'date': {
      const date = formatDate(evaluatedOn, labels.score.noDate)
      return evaluatedOn === undefined ? date : <time dateTime={evaluatedOn}>{date}</time>
    }
    case 'actions':
      return isPlaceholder ? null : drawActions(entry, context)
    case 'bias':
    case 'factuality':
    case 'toxicity':
    case 'jailbreak':
      return drawScore(column, scores[column], labels)
  }
}

/** Where a row leads: to the model's page, and into a comparison. */
function drawActions({ id, name }: LeaderboardEntry, { links, Link, words }: RowContext) {
  const { view, compare, actionFor } = words
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
