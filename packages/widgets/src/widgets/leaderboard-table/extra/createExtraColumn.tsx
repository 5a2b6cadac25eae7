import { compareValues, type ExtraRow } from '../../../domain/index.ts'
import { ColumnHeader, SortButton } from '../headers.tsx'
import { helper } from '../sortable.ts'
import { ExtraValueCell } from './ExtraValueCell.tsx'
import type { ExtraColumn } from './extraColumn.ts'
import { logErrorOnce } from './logErrorOnce.ts'
import { readExtraValue } from './readExtraValue.ts'

/** The width of a column whose host gives none. */
const WIDTH = 9

/** Returns the column object of the table for a host's column. */
export function createExtraColumn(extra: ExtraColumn) {
  const { id, width = WIDTH, align, enableHiding = true, sortDescFirst } = extra
  const column = {
    id,
    cell: ExtraValueCell,
    enableHiding,
    meta: { width, extra, ...(align === 'end' && { align }) },
  }
  if (extra.accessorFn === undefined) return helper.display({ ...column, header: ColumnHeader })
  const isSortable = extra.enableSorting ?? true
  return helper.accessor((entry) => readExtraValue(extra, entry), {
    ...column,
    header: isSortable ? SortButton : ColumnHeader,
    enableSorting: isSortable,
    ...(sortDescFirst !== undefined && { sortDescFirst }),
    ...(extra.sortFn && { sortFn: (a: ExtraRow, b: ExtraRow) => compareExtra(extra, a, b) }),
  })
}

/** Compares by the rule of the host; by the values where it throws. */
function compareExtra({ id, sortFn }: ExtraColumn, a: ExtraRow, b: ExtraRow): number {
  try {
    if (sortFn !== undefined) return sortFn(a, b, id)
  } catch (error) {
    logErrorOnce(`the rule of the column “${id}” sorts nothing: ${String(error)}`)
  }
  return compareValues(a.getValue(id), b.getValue(id))
}
