export { LeaderboardTable, type LeaderboardTableProps } from './LeaderboardTable.tsx'
export type { ExtraCellContext, ExtraColumn, ExtraRow, ExtraValue } from './extra/extraColumn.ts'
export { type ClickedModel, type ModelClickHandler } from './modelClick.ts'
