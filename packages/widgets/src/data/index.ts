export { EvaluationsProvider, type EvaluationsProviderProps } from './EvaluationsProvider.tsx'
export { useEvaluationsContext, type LinkProps } from './evaluationsContext.ts'
export type { EvaluationSource, Listing, Read, ReadOptions } from './evaluationSource.ts'
export type { Loadable } from './loadable.ts'
export { siteLinks, type Links } from './links.ts'
export { createMemorySource, type StoredModel } from './memory/index.ts'
export type { Licence, Release } from './release.ts'
export { isReachable } from './isReachable.ts'
export { SourceError, type SourceErrorKind } from './sourceError.ts'
export type { SubmissionSink } from './submissionSink.ts'
export { useComparedModel } from './useComparedModel.ts'
export { useComparedModels } from './useComparedModels.ts'
export { useLabels } from './useLabels.ts'
export { useLeaderboard } from './useLeaderboard.ts'
export { useModel } from './useModel.ts'
export { useModels } from './useModels.ts'
export { useNotify } from './useNotify.ts'
export { useRelease } from './useRelease.ts'
export { useScoreTerms } from './useScoreTerms.ts'
export { useSubmission, type Submit } from './useSubmission.ts'
export { useCompareWords } from './compareWords.ts'
export {
  useFormWords,
  useNewsletterFormWords,
  useRequestFormWords,
  useTermsOfUseWords,
} from './formWords.ts'
export { useModelWords, useShareWords } from './modelWords.ts'
export { useLeaderboardWords } from './words.ts'
