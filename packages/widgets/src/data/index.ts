export type { ColumnFault, GivenNames } from './problems/sourceProblems.ts'
export { developerChecks, type DeveloperChecks } from './developerChecks.ts'
export { SourceProvider, type EvaluationsProviderProps } from './SourceProvider.tsx'
export {
  useEvaluationsContext,
  useNotify,
  useOptionalContext,
  type LinkProps,
} from './evaluationsContext.ts'
export type {
  ContestedFigures,
  EvaluationSource,
  FetchOptions,
  InitialReads,
  Leaderboard,
  Listing,
  SourceMethod,
  SuiteOptions,
} from './evaluationSource.ts'
export { logOnce } from './logOnce.ts'
export { reportProblemLink, siteLinks, type Links } from './links.ts'
export { createMemorySource, type MemorySourceOptions } from './memorySource.ts'
export type { StoredEvaluation, StoredModel, StoredSuite } from './storedModel.ts'
export { createModels } from './createModels.ts'
export type { OwnFigure, OwnModel } from './ownModel.ts'
export type { PlannedModelsOptions } from './plannedModels.ts'
export {
  useComparedModel,
  useContested,
  useComparedModels,
  useKnownModels,
  useLeaderboard,
  useLoadedSuites,
  useModel,
  useModelLoader,
  useModels,
  useRankedLeaderboard,
  useRelease,
  useSuites,
} from './queries.ts'
export { mayBeBlockedByPolicy } from './policyViolations.ts'
export { SourceError, type SourceErrorKind } from './sourceError.ts'
export type { SubmissionSink } from './submissionSink.ts'
export { LabelSections, useLabels, useScoreTerms, type LabelSectionsProps } from './useLabels.tsx'
export type { Loadable } from './useSourceQuery.ts'
export { showValue } from './showValue.ts'
export { LATE_PROPERTY_MS, warnDeveloper } from './warnDeveloper.ts'
export { SuiteScope } from './SuiteScope.tsx'
export { useChosenLeaderboard } from './useChosenLeaderboard.ts'
export {
  isText,
  createListRule,
  optionalFunction,
  optionalObject,
  createChoiceRule,
  optionalText,
  optionalBoolean,
  optionalTexts,
  type PropRules,
} from './propRules.ts'
export { useValidProps } from './useValidProps.ts'
export { withoutNulls } from './withoutNulls.ts'
export { useSubmission, type Submit } from './useSubmission.ts'
