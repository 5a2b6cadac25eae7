import type { LeaderboardEntry } from '../../domain/index.ts'
import type { LeaderboardColumn } from '../../labels/index.ts'
import { RowGap } from './RowGap.tsx'
import { TableRow } from './TableRow.tsx'
import { isWindowed } from './window/rowPieces.ts'
import { useRowPieces } from './window/useRowPieces.ts'

interface TableRowsProps {
  readonly entries: readonly LeaderboardEntry[]
  /** How many there are, of which these are all or some. */
  readonly listed: number
  readonly columns: readonly LeaderboardColumn[]
}

/** The body of the table: its rows, and one element in place of those that are not in the document. */
export function TableRows({ entries, listed, columns }: TableRowsProps) {
  const { body, pieces, heightOf, keyOf, onFocus, onBlur } = useRowPieces(entries, listed)
  const isCounted = isWindowed(entries.length)
  return (
    // It only hears which row has the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody ref={body} role="rowgroup" onFocus={onFocus} onBlur={onBlur}>
      {pieces.map((piece, index) => {
        const entry = entries[piece.from]
        if (piece.isGap || entry === undefined) {
          const isLast = index === pieces.length - 1
          return (
            <RowGap
              key={isLast ? 'last' : `before ${Math.min(index, 1)}`}
              rows={piece.to - piece.from}
              height={heightOf(piece)}
            />
          )
        }
        return (
          <TableRow
            key={keyOf(entry.id, piece.from)}
            entry={entry}
            columns={columns}
            // The first row is the one of the headers.
            rowIndex={isCounted ? piece.from + 2 : undefined}
          />
        )
      })}
    </tbody>
  )
}
