import { MEASURES, type Measure } from '../../../domain/index.ts'
import { SelectCell } from '../cells.tsx'
import { createExtraColumn } from '../extra/createExtraColumn.tsx'
import type { ExtraColumn } from '../extra/extraColumn.ts'
import { SelectHeader } from '../headers.tsx'
import { helper, sortable } from '../sortable.ts'
import {
  ExtraCell,
  MainCell,
  NameAndProviderCell,
  NameHeader,
  PlaceCell,
  PlaceHeader,
} from './cells.tsx'

type PictureColumns = ReturnType<typeof createColumns>

const columnsCache = new Map<Measure, PictureColumns>()

/**
 * Returns the columns of the picture of a score, and those of the host, which only order the rows.
 */
export function withHiddenColumns(pictureMeasure: Measure, extra: readonly ExtraColumn[]) {
  return helper.columns([
    ...getPictureColumns(pictureMeasure),
    ...extra.map((column) => createExtraColumn({ ...column, enableHiding: false })),
  ])
}

/** Returns the cached columns of the picture of a score; it stands before the other scores. */
function getPictureColumns(pictureMeasure: Measure): PictureColumns {
  const columns = columnsCache.get(pictureMeasure) ?? createColumns(pictureMeasure)
  columnsCache.set(pictureMeasure, columns)
  return columns
}

function createColumns(pictureMeasure: Measure) {
  return helper.columns([
    helper.display({ id: 'select', header: SelectHeader, cell: SelectCell, enableHiding: false }),
    helper.accessor(({ scores }) => scores[pictureMeasure], {
      id: 'place',
      header: PlaceHeader,
      cell: PlaceCell,
      enableHiding: false,
      enableSorting: false,
    }),
    sortable({
      id: 'name',
      header: NameHeader,
      cell: NameAndProviderCell,
      enableHiding: false,
      meta: { isRowHeader: true },
    }),
    // Only its filter and its order: the name has the provider beside it.
    sortable({ id: 'provider', enableHiding: false }),
    sortable({ id: pictureMeasure, cell: MainCell, enableHiding: false, meta: { part: 'main' } }),
    ...MEASURES.filter((measure) => measure !== pictureMeasure).map((measure) =>
      sortable({ id: measure, cell: ExtraCell, meta: { part: 'extra' } }),
    ),
  ])
}
