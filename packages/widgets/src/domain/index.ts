/**
 * The vocabulary of this code base: one word for each idea, in the names, comments, tests, documents and
 * error messages of every folder. “Not” lists words that are not used for the idea. A new word is added
 * here before it is used.
 *
 * What is published:
 *
 * - **Model**: a language model that is or will be evaluated. Not: system, LLM.
 * - **Base**: a model under the name that its suites share. **Configuration**: a build or a setting of it.
 * - **Entry**: a row of the leaderboard, which is a model with its latest scores.
 * - **Provider**: the organisation that publishes a model. Not: vendor, company, developer.
 * - **Evaluation**: the scores of one model in one suite on one day. Only the latest is shown.
 * - **Date kind**: whether the date of an evaluation is its day, or an upper bound (“at latest”).
 * - **Suite**: results that may be ranked together: one evaluator, one method, one version. Not: cohort,
 *   board, benchmark.
 * - **Category**: one of the four evaluated properties. Not: metric, dimension, axis.
 * - **Figure**: one published number of a model. The figures of a page or of a release are all of them, with the
 *   scores that are computed from them. Not: data point.
 * - **Subcategory**: a category’s figure with its name, as a row has it. Not: task, test, part.
 * - **Gap**: the figures that a model lacks when it has some, but not all, of those that the score of a category
 *   needs. Not: hole.
 * - **Prompt**: one input of a suite to a model; it counts once, also when it is sent several times. The database,
 *   public names and the pages say “probe” (`probe_count`, `probeCount`). Not: item, question.
 * - **Measure**: a category or the composite. **Figure kind**: how a figure was computed, as a proportion or
 *   a mean; rows and files call it `measure`.
 * - **Score**: a measurement, or the fact that there is none. Not: value, result.
 * - **Raw score**: the measurement as a fraction from 0 to 1; higher is better. Percent exists only as
 *   text. Not: percentage, points.
 * - **z-score**: the distance of a raw score from the mean of all models of the suite that have the
 *   category, in population standard deviations.
 * - **Composite**: the mean of the raw scores that the suite measures; undefined unless all of them exist,
 *   and in a suite of one category. Not: overall, total, compound (its name in the database).
 * - **Band**: the quality of a raw score as a word. `BandOrMissing` adds the case without a measurement.
 *   Not: standing, grade, level, rating.
 * - **Interval**: the range around a score at a level of confidence, from its sampling error alone.
 *   **Margins**: the distances from a score to its ends. **At least**: said of an interval when the error of
 *   some figure is unknown. Not: confidence band, significance.
 * - **Rank range**: the best and the worst rank that a score allows, called “places” on the pages.
 * - **Distribution**: the scores of all models of a suite in one measure. **Placement**: what is known about the place of
 *   a score in it.
 * - **Verdict**: whether a difference between two scores is more than chance.
 * - **Missing**: never measured or never published. Missing is not zero: it is never averaged, never drawn,
 *   and sorts last in both directions. Not: lacking, absent, null, none, N/A.
 * - **Planned**: of a model whose evaluation is announced and has not been published. **Placeholder**: its entry,
 *   shown as “coming soon”. Not: announced.
 * - **Contested**: of a figure that somebody reported as wrong. **Problem report**: what they sent; it is published
 *   only as a contested figure with its number. **Statement**: what a provider says about its model. Not: dispute.
 * - **Origin**: the publication that figures are from; pages and files say “source”. Not: source, in names.
 * - **Release**: all figures as published on one day. **Snapshot**: the file of a release. **Archived**: said
 *   of a release whose snapshot stays in the repository. Not: kept.
 *
 * What is shown:
 *
 * - **View**: the rows and columns on screen, their order and the selection; every view has a link.
 *   **Sorting**: the sort keys of a view, most important first. **Selection**: the models to compare.
 *   **Summary**: what the entries on screen say about one score: who leads, and who cannot be told apart.
 * - **Widget**: a React component of this package. **Element**: a custom element around a widget.
 *   **Host**: the page that contains either. **Embed**: a frame of the site on a host.
 * - **Label**: a text of the widgets in one language. “Sentence” is said of grammar only.
 *   Not: word, sentence.
 * - **Language**: a translation, such as `de`. **Locale**: the BCP 47 tag that numbers are formatted for.
 * - **Handout**: what a reader takes along from a page: a table of texts with its sources, to copy or to draw.
 *   **Mark**: a score that is drawn on its axis.
 * - **Notice**: a message on the page. **Announcement**: a message that a live region reads to users of
 *   screen readers. Not: status, what is said or told.
 * - **Tooltip**: an explanation on hover or focus. **Trigger**: the element that opens it.
 * - **Visible**: in the viewport. Not: in sight. **Overscan**: rows rendered beyond the viewport.
 *
 * How data moves:
 *
 * - **Source**: an implementation of `EvaluationSource`. Not: origin, backend (the server behind one).
 * - **Row**: a record as a source sends it, not validated yet. **Schema**: what validates it. **Invalid**: of
 *   a row that fails; it is counted and never shown. Not: unreadable, broken, bad.
 * - **Request**, **response**: not question, answer.
 * - **Pending**, **failed**, **ready**: the states of a request. Not: waiting, underway, at rest.
 * - **Initial data**: what a source returns without a request. **Stale time**: how long data is not fetched
 *   again. **Idle timeout**: how long a request may receive nothing. Not: patience, silence.
 * - **Submission**: the values of a form while they are sent.
 *
 * Verbs:
 *
 * - `fetch` sends a request. `read` reads a file, the storage or the document. `parse` validates text or an
 *   unknown value. `format` writes text for people, `serialize` text that `parse` accepts, `to…` another
 *   representation.
 * - `get` derives a value, `find` derives one that may be undefined, `compute` is for statistics, `count`
 *   returns a number. `create` returns something new, `build` output files.
 * - `render`, `mount`, `hydrate`, `prerender` are React's. `cache`, `cancel` and `retry` are the
 *   usual ones. `measure` reads a size, `observe` follows changes, `emit` dispatches an event, `announce`
 *   fills a live region.
 * - `is`, `has`, `can` for booleans, `use` for hooks, `on` for callbacks, `with` and `without` for copies,
 *   `MAX_`, `MIN_` for limits, a unit at the end (`_MS`, `_PX`).
 * - `take` returns something and removes it, `ask` puts a question to a person at a terminal.
 * - Not: come, give, hear, hold, keep, look, say, stand, stay, tell. No function is named “…Of”.
 */
export { NO_SCORES, type Evaluation, type EvaluationOrigin, type Scores } from './evaluation.ts'
export { parseCalendarDate, type CalendarDate } from './calendarDate.ts'
export * from './category.ts'
export { LANGUAGE_CODES, LANGUAGES, type LanguageCode, type TranslationCode } from './languages.ts'
export { DATE_KINDS, type DateKind } from './dateKind.ts'
export { logUnexpectedError } from './logUnexpectedError.ts'
export { mapCategories, mapMeasures } from './mapCategories.ts'
export * from './contestedFigure.ts'
export * from './deriveScores.ts'
export { chooseModels } from './chooseModels.ts'
export { chooseSuite } from './chooseSuite.ts'
export {
  addToSelection,
  MAX_COMPARED_MODELS,
  normalizeSelection,
  parseSelection,
  removeFromSelection,
  serializeSelection,
} from './compareSelection.ts'
export type { RelativeToBest } from './compareToBest.ts'
export { comparisonRows, type ComparedCell, type ComparedRow } from './comparisonRows.ts'
export { countInvalidFields } from './countInvalidFields.ts'
export { computeComposite, computeRawScore } from './composite.ts'
export { roundToPrecision, subtractExact } from './decimal.ts'
export { largest, smallest } from './extremes.ts'
export * from './extraColumn.ts'
export { findSharedSuite } from './findSharedSuite.ts'
export { foldText } from './foldText.ts'
export { createSearchMatcher, getProviders, matchesSearch } from './filter.ts'
export { findInOtherSuites, type SuiteMatches } from './findInOtherSuites.ts'
export {
  FIELD_LIMITS,
  isEmail,
  REPORTER_ROLES,
  REQUEST_PRIORITIES,
  REQUEST_REASONS,
  SUBMIT_DELAY_MS,
  type EvaluationRequest,
  type NewsletterSubscription,
  type ProblemReport,
  type ReporterRole,
  type RequestPriority,
  type RequestReason,
} from './formRules.ts'
export { findCategoryGap, findFigureGap, withFigureCounts, type FigureGap } from './figureCount.ts'
export { FIGURE_KINDS, parseFigureKind, type FigureKind } from './figureKind.ts'
export {
  DEFAULT_LOCALE,
  formatCount,
  formatDate,
  formatIntervalEnds,
  formatShortMonth,
  formatMonth,
  formatNumber,
  formatPercent,
  formatPoints,
  formatPublished,
  formatRanks,
  formatScore,
  formatSignedPoints,
  formatZ,
} from './format.ts'
export { bidiIsolate, bidiIsolateIfNeeded } from './bidi.ts'
export { parseUrl } from './parseUrl.ts'
export { isVisibleText, stripInvisible } from './visibleText.ts'
export {
  MIN_DAY,
  getLastDay,
  isWithin,
  MAX_COUNT,
  MAX_VALUE,
  MAX_Z,
  MAX_LENGTHS,
  MAX_CAVEATS,
} from './limits.ts'
export {
  type ClickedModel,
  type LeaderboardEntry,
  type LoadedModel,
  type ModelSummary,
} from './leaderboardEntry.ts'
export {
  summarizeLeaderboard,
  type LeaderboardSummary,
  type SummarizedView,
  type UnmeasuredPart,
} from './leaderboardSummary.ts'
export {
  DEFAULT_VIEW,
  getMainScore,
  getSortedScore,
  getSuiteColumns,
  getSuiteSorting,
  isTextField,
  LEADERBOARD_COLUMNS,
  LEADERBOARD_SHOWS,
  parseShow,
  parseSorting,
  addView,
  parseView,
  serializeView,
  SORT_FIELDS,
  type LeaderboardColumn,
  type LeaderboardShow,
  type LeaderboardSort,
  type LeaderboardView,
  type ShownColumn,
  type SortField,
} from './leaderboardView.ts'
export {
  type ComparedModel,
  type EvaluatedModel,
  type FullEvaluation,
  type PublishedFigure,
  type Subcategory,
  type SuiteResult,
} from './modelEvaluation.ts'
export {
  bestPerformers,
  computeSpread,
  largestDifferences,
  type BestPerformers,
} from './insights.ts'
export {
  CONFIDENCE_LEVEL,
  criticalValue,
  figureMargins,
  LARGER_ERROR,
  meanMargins,
  toInterval,
  toMargins,
  UNKNOWN_ERRORS,
  wilsonInterval,
  type FigureError,
  type Interval,
  INTERVAL_KINDS,
  type IntervalKind,
  type Margins,
  type UnknownError,
} from './interval.ts'
export { latestEvaluation } from './latestEvaluation.ts'
export { distanceToBest, pairDifferences, type PairDifference } from './pairDifferences.ts'
export { rowVerdict, type VerdictClause } from './rowVerdict.ts'
export { findLackingFields, moveToSuite } from './moveToSuite.ts'
export {
  groupByBase,
  listOtherConfigurations,
  withBaseName,
  type ModelBase,
  type ModelBases,
} from './modelBase.ts'
export { isModelId, MAX_MODEL_ID_LENGTH, MODEL_ID_PATTERN } from './modelId.ts'
export { getOrigins } from './getOrigins.ts'
export { addPlaceholders, findPlannedModel, type PlannedModel } from './placeholder.ts'
export { selectPlural, type PluralForms } from './plural.ts'
export { compareText, compareValues, getSortValue, sortByName } from './compare.ts'
export {
  compositeScore,
  getRawScore,
  isMeasured,
  measuredScore,
  MISSING,
  type CompositeScore,
  type FigureCount,
  type MeasuredComposite,
  type MeasuredScore,
  type MissingScore,
  type Score,
  type Uncertainty,
} from './score.ts'
export {
  getScoreBand,
  BAND_LABELS,
  GOOD_RAW_SCORE,
  COMPARE_BANDS,
  SCORE_BANDS,
  getBandOrMissing,
  type BandStep,
  type ScoreBand,
  type BandOrMissing,
} from './scoreBand.ts'
export { createScoreAxis, lowestEnd, type ScoreAxis } from './scoreAxis.ts'
export * from './scoreDistribution.ts'
export * from './suiteAgreement.ts'
export { getMissingCategories, summarizeReport } from './summarizeReport.ts'
export { findTieGroupStarts } from './tieGroups.ts'
export {
  countRankedModels,
  createRankedModelCounter,
  hasRanks,
  withRankedModels,
  withRankedResults,
  type RankedModelCounter,
  type RankedModelCounts,
} from './rankedModels.ts'
export { withDefaults } from './withDefaults.ts'
export { countScores, rankLevel, type RankedScore, type RankRange } from './rankRange.ts'
export {
  compareScores,
  type EstimatedScore,
  type ScoreDifference,
  type Verdict,
} from './scoreDifference.ts'
export type { RecentChange } from './recentChange.ts'
export type { Licence, Release } from './release.ts'
export { getSuiteResults } from './getSuiteResults.ts'
export { selectSuite } from './selectSuite.ts'
export {
  findSuite,
  getCategories,
  getMeasures,
  getRankingScore,
  getUnmeasuredCategories,
  measuresComposite,
  NO_SUITE_FACTS,
  parseSuiteId,
  sortNewestFirst,
  SUITE_PARAMETER,
  type CategoryDetails,
  type Suite,
} from './suite.ts'
export { sortByKeys, type SortKey } from './sortByKeys.ts'
export { getPlaceholderValue, sortEntries } from './sortEntries.ts'
export { zScores } from './statistics.ts'
export { THEMES, type Theme } from './theme.ts'
export { countProbes, getScoredFigures, getSubcategories } from './subcategories.ts'
export { suggestedPairs, type SuggestedPair } from './suggestedPairs.ts'
export { isObject, type Parts } from './isObject.ts'
export { isHttpUrl } from './isHttpUrl.ts'
