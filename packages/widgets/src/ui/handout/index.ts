// A file of data loads as late as a picture or a copied table.
export {
  comparisonCsv,
  comparisonJson,
  reportCsv,
  reportJson,
  withDetails,
} from '../../tables/index.ts'
export {
  createComparisonHandout,
  createLeaderboardHandout,
  createReportHandout,
  type HandoutContext,
} from './createHandouts.ts'
export type { Handout } from './handout.ts'
export { handoutMarkdown } from './handoutMarkdown.ts'
export { handoutTexts } from './handoutTexts.ts'
export { savePicture } from './savePicture.ts'
