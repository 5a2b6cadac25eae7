export { en } from './en.ts'
export {
  mergeLabels,
  type LabelOverrides,
  type Labels,
  type LeaderboardColumn,
  type LeaderboardLabels,
} from './labels.ts'
