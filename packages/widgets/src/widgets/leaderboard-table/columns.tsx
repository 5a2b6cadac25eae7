import { CATEGORIES } from '../../domain/index.ts'
import {
  ActionsCell,
  CompositeCell,
  DateCell,
  NameCell,
  ScoreCell,
  SelectCell,
  TextCell,
} from './cells.tsx'
import { createExtraColumn } from './extra/createExtraColumn.tsx'
import type { ExtraColumn } from './extra/extraColumn.ts'
import { ColumnHeader, SelectHeader } from './headers.tsx'
import { helper, sortable } from './sortable.ts'

/** A sorted column has room for its whole name and the arrow. */
const SCORE_WIDTHS = { bias: 9.9, factuality: 11.7, toxicity: 10.5, jailbreak: 10.7 }

/**
 * Returns the columns of the table, in order. The labels contain the name and the explanation of a column under
 * its id.
 */
export function createColumns(extra: readonly ExtraColumn[]) {
  return helper.columns([
    helper.display({
      id: 'select',
      header: SelectHeader,
      cell: SelectCell,
      enableHiding: false,
    }),
    sortable({
      id: 'name',
      cell: NameCell,
      enableHiding: false,
      meta: { width: 18, isRowHeader: true },
    }),
    sortable({ id: 'provider', cell: TextCell, meta: { width: 11.2 } }),
    ...CATEGORIES.map((id) => sortable({ id, cell: ScoreCell, meta: { width: SCORE_WIDTHS[id] } })),
    sortable({ id: 'composite', cell: CompositeCell, meta: { width: 9.4, align: 'end' } }),
    helper.accessor('evaluatedOn', {
      id: 'date',
      header: ColumnHeader,
      cell: DateCell,
      enableSorting: false,
      meta: { width: 8.3 },
    }),
    ...extra.map(createExtraColumn),
    helper.display({
      id: 'actions',
      header: ColumnHeader,
      cell: ActionsCell,
      meta: { width: 11.4 },
    }),
  ])
}

/** The columns of a table to which the host adds none. */
export const COLUMNS = createColumns([])
