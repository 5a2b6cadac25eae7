import { useLabels } from '../../data/index.ts'
import type { ComparedRow, Suite } from '../../domain/index.ts'
import { MeasuredText } from '../../ui/index.ts'
import type { ComparedColumn } from './comparedColumns.ts'
import { DetailCell } from './DetailCell.tsx'
import { RowPicture } from './RowPicture.tsx'
import { RowVerdict } from './RowVerdict.tsx'

interface DetailRowProps {
  readonly row: ComparedRow
  readonly columns: readonly ComparedColumn[]
  readonly suite: Suite | undefined
}

/** A row for one measure: the value of each model, the verdict on them, and a picture of them on one axis. */
export function DetailRow({ row: { measure, cells }, columns, suite }: DetailRowProps) {
  const { measures } = useLabels('compare')
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        <span data-term={measure}>{measures[measure]}</span>
        {measure !== 'composite' && <MeasuredText category={measure} suite={suite} />}
      </th>
      {columns.map((column) => (
        <DetailCell
          key={column.id}
          measure={measure}
          column={column}
          cell={cells.find(({ model }) => model.id === column.id)}
        />
      ))}
      {columns.length > 1 && (
        <td role="cell" className="tl-row-verdict">
          <RowVerdict models={cells.map(({ model }) => model)} measure={measure} />
        </td>
      )}
      <RowPicture columns={columns} measure={measure} />
    </tr>
  )
}
