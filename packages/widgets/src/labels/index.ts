export type { CompareLabels, Names } from './compareLabels.ts'
export { en } from './en.ts'
export {
  mergeLabels,
  type LabelOverrides,
  type Labels,
  type LeaderboardColumn,
  type LeaderboardLabels,
  type ReleaseLabels,
  type ScoreLabels,
  type WidgetLabels,
} from './labels.ts'
export type { FormLabels, NewsletterFormLabels, RequestFormLabels } from './formLabels.ts'
export type { ModelLabels } from './modelLabels.ts'
export type { ShareLabels } from './shareLabels.ts'
