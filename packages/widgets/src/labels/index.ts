export type { CompareLabels, Names, RowVerdictLabels, VerdictLabels } from './compareLabels.ts'
export type { ContestedLabels } from './contestedLabels.ts'
export { describeSummary } from './describeSummary.ts'
export { en } from './en.ts'
export { enCompare } from './enCompare.ts'
export { enForm, enNewsletterForm, enRequestForm } from './enForms.ts'
export { enProblemForm } from './enProblemForm.ts'
export { enLeaderboard } from './enLeaderboard.ts'
export { enModel } from './enModel.ts'
export { enShare } from './enShare.ts'
export { enShared } from './enShared.ts'
export {
  WIDGET_SECTIONS,
  type Labels,
  type LeaderboardLabels,
  type NamedSort,
  type ReleaseLabels,
  type ScoreLabels,
  type SharedLabels,
  type WidgetSection,
  type WidgetLabels,
} from './labels.ts'
export { getType, isLeftOut, isRecord, mergeLabels, type LabelOverrides } from './mergeLabels.ts'
export { scoreTerms, withMeasured, type Terms } from './terms.ts'
export { enTermsOfUse } from './enTermsOfUse.ts'
export { termsSections, type TermsSection } from './termsSections.ts'
export type {
  FormLabels,
  NewsletterFormLabels,
  ProblemFormLabels,
  RequestFormLabels,
  TermsOfUseLabels,
} from './formLabels.ts'
export type { IntervalLabels } from './intervalLabels.ts'
export type { ModelLabels, ReportFacts } from './modelLabels.ts'
export type { ShareLabels } from './shareLabels.ts'
export type { SuiteLabels } from './suiteLabels.ts'
export type { ShortenedNames, SummaryFacts } from './summaryLabels.ts'
