import {
  CATEGORY_LABELS,
  type Category,
  type LeaderboardEntry,
  type SortField,
} from '@transparency-lab/widgets/domain'

/** The id of a column, the same in every contender. */
export type BenchColumn = SortField | 'date' | 'actions'

/** A column and its header. */
export interface ColumnHead {
  readonly column: BenchColumn
  readonly title: string
  /** Width in pixels; all widths together fit the page. */
  readonly width: number
  readonly isSortable: boolean
}

const SCORE_WIDTH = 150

/** The columns of the leaderboard, in its order. */
export const COLUMN_HEADS: readonly ColumnHead[] = [
  { column: 'name', title: 'Model', width: 180, isSortable: true },
  { column: 'provider', title: 'Provider', width: 110, isSortable: true },
  scoreHead('bias'),
  scoreHead('factuality'),
  scoreHead('toxicity'),
  scoreHead('jailbreak'),
  { column: 'composite', title: 'Composite', width: 110, isSortable: true },
  { column: 'date', title: 'Evaluated', width: 110, isSortable: false },
  { column: 'actions', title: 'Actions', width: 130, isSortable: false },
]

/** Height of a row in pixels, the same as in the leaderboard. */
export const ROW_HEIGHT = 60

/** Whether the name or the provider of an entry contains the text, in any case. */
export function isFound({ name, provider }: LeaderboardEntry, text: string): boolean {
  return `${name} ${provider}`.toLowerCase().includes(text.trim().toLowerCase())
}

function scoreHead(column: Category): ColumnHead {
  return { column, title: CATEGORY_LABELS[column], width: SCORE_WIDTH, isSortable: true }
}
