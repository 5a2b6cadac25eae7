export {
  createMemorySource,
  createModels,
  reportProblemLink,
  siteLinks,
  SourceError,
  useLeaderboard,
  useModel,
  useSuites,
  type ContestedFigures,
  type EvaluationSource,
  type EvaluationsProviderProps,
  type FetchOptions,
  type InitialReads,
  type Leaderboard,
  type LinkProps,
  type Links,
  type MemorySourceOptions,
  type OwnFigure,
  type OwnModel,
  type PlannedModelsOptions,
  type Listing,
  type Loadable,
  type SourceErrorKind,
  type SourceMethod,
  type StoredEvaluation,
  type StoredModel,
  type StoredSuite,
  type SubmissionSink,
  type Submit,
  type SuiteOptions,
} from './data/index.ts'
export {
  EvaluationsProvider,
  SnapshotProvider,
  type SnapshotProviderProps,
} from './provider/index.ts'
export type {
  ClickedModel,
  ContestedFigure,
  ContestState,
  ExtraCellContext,
  ExtraColumnBase,
  ExtraColumnId,
  ExtraRow,
  ExtraValue,
  FigureAddress,
  LeaderboardColumn,
  LeaderboardEntry,
  LeaderboardSort,
  LeaderboardView,
  Licence,
  ModelBase,
  ModelBases,
  ProviderStatement,
  RecentChange,
  Release,
  ShownColumn,
  Suite,
  Theme,
} from './domain/index.ts'
export type {
  CompareLabels,
  ContestedLabels,
  FormLabels,
  IntervalLabels,
  LabelOverrides,
  Labels,
  LeaderboardLabels,
  ModelLabels,
  NewsletterFormLabels,
  ProblemFormLabels,
  ReleaseLabels,
  RequestFormLabels,
  ScoreLabels,
  ShareLabels,
  SuiteLabels,
  TermsOfUseLabels,
  RowVerdictLabels,
  VerdictLabels,
  WidgetLabels,
} from './labels/index.ts'
export type { Tokens } from './theme/index.ts'
export type { WidgetProps } from './ui/index.ts'
export {
  LeaderboardTable,
  type ExtraColumn,
  type LeaderboardTableProps,
  type ModelClickHandler,
} from './widgets/leaderboard-table/index.ts'
export {
  ComparePanel,
  type ComparePanelProps,
  type SelectionChange,
} from './widgets/compare-panel/index.ts'
export { ModelCard, type ModelCardProps } from './widgets/model-card/index.ts'
export { ModelReport, type ModelReportProps } from './widgets/model-report/index.ts'
export { NewsletterForm, type NewsletterFormProps } from './widgets/newsletter-form/index.ts'
export {
  ProblemReportForm,
  type PreparedLink,
  type ProblemReportFormProps,
} from './widgets/problem-form/index.ts'
export {
  EvaluationRequestForm,
  type EvaluationRequestFormProps,
} from './widgets/request-form/index.ts'
