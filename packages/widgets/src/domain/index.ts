/**
 * The words of this project, each with one meaning. Everything here is pure TypeScript.
 *
 * - **Model**: a language model that is, or will be, evaluated. _Avoid: system, LLM, entry (that is a
 *   row of the leaderboard)._
 * - **Provider**: the organisation that publishes a model. _Avoid: vendor, company, developer._
 * - **Category**: one of the four evaluated properties. _Avoid: metric, dimension, axis._
 * - **Subcategory**: one published figure of which a category's score is made. _Avoid: task, test._
 * - **Score**: a measurement, or the fact that there is none. _Avoid: value, result._
 * - **Raw score**: the measurement as a fraction from 0 to 1, higher is better. Percent exists only
 *   as text. _Avoid: percentage, points._
 * - **z-score**: the raw score's distance from the mean of the models that have the category, in
 *   population standard deviations.
 * - **Composite**: the mean of the four raw scores; there is none unless all four exist. _Avoid:
 *   overall, total, compound (its name in the database)._
 * - **Band**: the quality of a raw score in one word. **Standing**: a band, or that there is no
 *   measurement. _Avoid: grade, level, rating._
 * - **Missing**: never measured or never published. It is not zero: it is never averaged, never
 *   drawn, and sorts last in both directions. _Avoid: null, N/A, none._
 * - **Evaluation**: the scores of one model on one day. Only the latest is shown.
 * - **Probe**: one prompt that was put to a model.
 * - **Placeholder**: a model whose evaluation is announced.
 * - **View**: which rows and columns are on screen, in which order, and which rows are selected;
 *   every view has a link. **Sorting**: the keys of that order, most important first.
 */
export { calendarDateOf, type CalendarDate } from './calendarDate.ts'
export { CATEGORIES, CATEGORY_LABELS, type Category } from './category.ts'
export { categoryMeans, type CategoryMean } from './categoryMeans.ts'
export {
  addToSelection,
  parseSelection,
  removeFromSelection,
  selectionOf,
  serializeSelection,
} from './compareSelection.ts'
export { GOOD_RAW_SCORE, MAX_COMPARED_MODELS, type Trend } from './comparison.ts'
export {
  comparisonRows,
  type ComparedCell,
  type ComparedMeasure,
  type ComparedRow,
} from './comparisonRows.ts'
export { countInvalidFields } from './countInvalidFields.ts'
export { compositeOf, hasComposite, publishedComposite, rawScoreOf } from './composite.ts'
export { createSearchMatcher, matchesSearch, providersOf } from './filter.ts'
export {
  FIELD_LIMITS,
  isEmail,
  REQUEST_PRIORITIES,
  REQUEST_REASONS,
  SUBMIT_DELAY_MS,
  type EvaluationRequest,
  type NewsletterSubscription,
  type RequestPriority,
  type RequestReason,
} from './formRules.ts'
export {
  DEFAULT_LOCALE,
  formatComposite,
  formatCount,
  formatDate,
  formatPercent,
  formatPoints,
  formatZ,
} from './format.ts'
export { isolated, keptApart, withoutStrays } from './isolated.ts'
export {
  NO_SCORES,
  type EvaluationOrigin,
  type LeaderboardEntry,
  type LoadedModel,
  type ModelSummary,
  type Scores,
} from './leaderboardEntry.ts'
export {
  DEFAULT_VIEW,
  isFiltered,
  LEADERBOARD_COLUMNS,
  parseSorting,
  parseView,
  serializeSorting,
  serializeView,
  SORT_FIELDS,
  type LeaderboardColumn,
  type LeaderboardSort,
  type LeaderboardView,
  type SortField,
} from './leaderboardView.ts'
export {
  type ComparedModel,
  type EvaluatedModel,
  type Evaluation,
  type FullEvaluation,
  type Measure,
  type Subcategory,
} from './modelEvaluation.ts'
export { bestPerformers, largestDifferences, spreadOf } from './insights.ts'
export { latestEvaluation } from './latestEvaluation.ts'
export { isModelId } from './modelId.ts'
export { originsOf } from './originsOf.ts'
export { PLACEHOLDERS, withPlaceholders } from './placeholder.ts'
export { pluralOf, type PluralForms } from './plural.ts'
export { compareText, compareValues, sortValueOf } from './ranking.ts'
export {
  isMeasured,
  measuredScore,
  MISSING,
  scoreOfPair,
  type MeasuredScore,
  type MissingScore,
  type Score,
} from './score.ts'
export {
  bandOf,
  BAND_LABELS,
  COMPARE_BANDS,
  SCORE_BANDS,
  standingOf,
  type BandStep,
  type ScoreBand,
  type ScoreStanding,
} from './scoreBand.ts'
export type { Licence, Release } from './release.ts'
export { comparisonCsv, comparisonJson, reportCsv, reportJson } from './reportFiles.ts'
export { sortEntries } from './sortEntries.ts'
export { zScores } from './statistics.ts'
export { probesOf, subcategoriesOf } from './subcategories.ts'
export { suggestedPairs, type SuggestedPair } from './suggestedPairs.ts'
export { isWebAddress } from './webAddress.ts'
