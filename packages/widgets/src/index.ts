export {
  createMemorySource,
  EvaluationsProvider,
  siteLinks,
  SourceError,
  type EvaluationSource,
  type EvaluationsProviderProps,
  type LinkProps,
  type Links,
  type Listing,
  type ReadOptions,
  type SourceErrorKind,
  type StoredModel,
} from './data/index.ts'
export type { LeaderboardEntry, LeaderboardSort, LeaderboardView } from './domain/index.ts'
export type {
  LabelOverrides,
  Labels,
  LeaderboardColumn,
  LeaderboardLabels,
} from './labels/index.ts'
export type { Theme } from './ui/index.ts'
export { LeaderboardTable, type LeaderboardTableProps } from './widgets/leaderboard-table/index.ts'
