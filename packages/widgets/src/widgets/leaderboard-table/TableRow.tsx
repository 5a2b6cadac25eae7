import { memo } from 'react'
import { useEvaluationsContext, useLeaderboardWords } from '../../data/index.ts'
import type { LeaderboardEntry } from '../../domain/index.ts'
import type { LeaderboardColumn } from '../../labels/index.ts'
import { drawCell } from './drawCell.tsx'

interface TableRowProps {
  readonly entry: LeaderboardEntry
  readonly columns: readonly LeaderboardColumn[]
  /** Its place in a table of which not all rows are in the document, from 1 on. */
  readonly rowIndex: number | undefined
}

/** One model. */
export const TableRow = memo(function TableRow({ entry, columns, rowIndex }: TableRowProps) {
  const context = { ...useEvaluationsContext(), words: useLeaderboardWords() }
  return (
    <tr
      className="tl-leaderboard-row"
      part="row"
      role="row"
      aria-rowindex={rowIndex}
      data-model={entry.id}
      data-placeholder={entry.isPlaceholder}
    >
      {columns.map((column) => drawCell(column, entry, context))}
    </tr>
  )
})
