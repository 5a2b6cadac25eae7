export type { CompareLabels } from './compareLabels.ts'
export { en } from './en.ts'
export {
  mergeLabels,
  type LabelOverrides,
  type Labels,
  type LeaderboardColumn,
  type LeaderboardLabels,
  type ScoreLabels,
} from './labels.ts'
export type { ModelLabels } from './modelLabels.ts'
export type { ShareLabels } from './shareLabels.ts'
