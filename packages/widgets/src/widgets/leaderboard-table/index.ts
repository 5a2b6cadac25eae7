export { LeaderboardTable, type LeaderboardTableProps } from './LeaderboardTable.tsx'
export type { ExtraColumn } from './extra/extraColumn.ts'
export type { ModelClickHandler } from './modelClick.ts'
export { MissingValue } from './extra/ExtraValueCell.tsx'
