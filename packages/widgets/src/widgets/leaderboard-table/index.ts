export { LeaderboardTable, type LeaderboardTableProps } from './LeaderboardTable.tsx'
