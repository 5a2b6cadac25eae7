export { LeaderboardTable, type LeaderboardTableProps } from './LeaderboardTable.tsx'
export { type ClickedModel, type ModelClickHandler } from './modelClick.ts'
