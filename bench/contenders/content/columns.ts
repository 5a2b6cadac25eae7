import {
  CATEGORY_LABELS,
  type Category,
  type LeaderboardEntry,
  type SortField,
} from '@transparency-lab/widgets/domain'

/** What one column of every contender shows. */
export type BenchColumn = SortField | 'date' | 'actions'

/** A column with what stands above it. */
export interface ColumnHead {
  readonly column: BenchColumn
  readonly title: string
  /** Width in pixels; all of them together fit the page. */
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

/** Height of a row in pixels, as the leaderboard's own rows have it. */
export const ROW_HEIGHT = 60

/** Whether an entry has the text, in any case, in its name or its provider. */
export function isFound({ name, provider }: LeaderboardEntry, text: string): boolean {
  return `${name} ${provider}`.toLowerCase().includes(text.trim().toLowerCase())
}

function scoreHead(column: Category): ColumnHead {
  return { column, title: CATEGORY_LABELS[column], width: SCORE_WIDTH, isSortable: true }
}
