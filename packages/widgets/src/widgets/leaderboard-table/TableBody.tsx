import type { Measure } from '../../domain/index.ts'
import type { VirtualRows } from '../../ui/index.ts'
import { isRowSelected, type LeaderboardRow, type TableColumn } from './features.ts'
import { getRanks } from './getRanks.ts'
import type { Picture } from './picture/usePicture.ts'
import { SpacerRow, TableRow } from './TableRow.tsx'
import { createClickHandler, type ModelClickHandler } from './modelClick.ts'

interface TableBodyProps {
  readonly rows: readonly LeaderboardRow[]
  readonly columns: readonly TableColumn[]
  readonly virtual: VirtualRows
  /** The score that the rows are sorted by; undefined for a text, and in the picture. */
  readonly rankedBy: Measure | undefined
  /** Undefined for a table. */
  readonly picture: Picture | undefined
  readonly onModelClick: ModelClickHandler | undefined
}

/** The rows near the viewport, and gaps for the others. */
export function TableBody({ rows, columns, virtual, rankedBy, picture, ...host }: TableBodyProps) {
  const { body, items, isVirtual, gapHeight, onFocus, onBlur } = virtual
  const onClick = createClickHandler(rows, host.onModelClick)
  return (
    // The handlers track which row has the focus, and tell the host of clicks on links.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody ref={body} role="rowgroup" onFocus={onFocus} onBlur={onBlur} onClickCapture={onClick}>
      {items.map((item) => {
        const row = item.key === undefined ? undefined : rows[item.from]
        return row === undefined ? (
          <SpacerRow
            key={`before ${item.to}`}
            rows={item.to - item.from}
            height={gapHeight(item)}
          />
        ) : (
          <TableRow
            key={item.key}
            row={row}
            columns={columns}
            isSelected={isRowSelected(row)}
            ranks={getRanks(row, rankedBy)}
            isPicture={picture !== undefined}
            startsGroup={picture?.groupStarts.has(row.id)}
            // Row 1 is the header row.
            rowIndex={isVirtual ? item.from + 2 : undefined}
          />
        )
      })}
    </tbody>
  )
}
