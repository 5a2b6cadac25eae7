import { createColumnHelper, type DisplayColumnDef } from '@tanstack/react-table'
import {
  compareValues,
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

/** Completes a sortable column: scores sort from the highest, text from A, and missing values last. */
export function sortable(column: SortableColumn) {
  const { id } = column
  return helper.accessor((entry) => getSortValue(entry, id), {
    header: SortButton,
    sortFn: (a, b) => compareValues(a.getValue(id), b.getValue(id)),
    sortDescFirst: !isTextField(id),
    sortUndefined: 'last',
    filterFn: (row, _id, text: unknown) => row.getValue(id) === text,
    ...column,
  })
}
