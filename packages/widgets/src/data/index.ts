export { EvaluationsProvider, type EvaluationsProviderProps } from './EvaluationsProvider.tsx'
export {
  useEvaluationsContext,
  type EvaluationsContextValue,
  type LinkProps,
} from './evaluationsContext.ts'
export type { EvaluationSource, Listing, ReadOptions } from './evaluationSource.ts'
export { siteLinks, type Links } from './links.ts'
export type { Loadable } from './loadable.ts'
export { createMemorySource, type StoredModel } from './memory/index.ts'
export { SourceError, type SourceErrorKind } from './sourceError.ts'
export { useLeaderboard } from './useLeaderboard.ts'
