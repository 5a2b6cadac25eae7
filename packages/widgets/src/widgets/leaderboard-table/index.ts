export { COLUMNS } from './columnsInOrder.ts'
export { LeaderboardTable, type LeaderboardTableProps } from './LeaderboardTable.tsx'
