import { createColumnHelper, type DisplayColumnDef } from '@tanstack/react-table'
import {
  getSortValue,
  isTextField,
  type LeaderboardEntry,
  type SortField,
} from '../../domain/index.ts'
import type { features } from './features.ts'
import { SortButton } from './headers.tsx'

export const helper = createColumnHelper<typeof features, LeaderboardEntry>()

type SortableColumn = DisplayColumnDef<
  typeof features,
  LeaderboardEntry,
  ReturnType<typeof getSortValue>
> & { readonly id: SortField }

/** Completes a sortable column: scores sort from the highest, and text from A. */
export function sortable(column: SortableColumn) {
  const { id } = column
  return helper.accessor((entry) => getSortValue(entry, id), {
    header: SortButton,
    sortDescFirst: !isTextField(id),
    filterFn: (row, _id, text: unknown) => row.getValue(id) === text,
    ...column,
  })
}
