import { SORT_FIELDS } from '../../domain/index.ts'

const ROWS = Array.from({ length: 20 }, (_, index) => index)
const COLUMNS = [...SORT_FIELDS, 'date', 'actions'] as const

/** Rows of the height of the coming ones, so that nothing moves when they come. */
export function SkeletonRows() {
  return ROWS.map((row) => (
    <tr key={row} className="tl-leaderboard-row" data-skeleton="" aria-hidden="true">
      {COLUMNS.map((column) => (
        <td key={column} data-column={column}>
          <span className="tl-skeleton" />
        </td>
      ))}
    </tr>
  ))
}
