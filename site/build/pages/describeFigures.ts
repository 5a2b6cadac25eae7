import { describeTexts } from '#texts/describe.ts'
import { labels } from '#texts/labels.ts'
import { scoreNames } from '#texts/scores.ts'
import type { Leaderboard, LeaderboardEntry, Suite } from '@transparency-lab/widgets'
import {
  findSuite,
  getCategories,
  getRankingScore,
  selectSuite,
  sortEntries,
  summarizeLeaderboard,
  type ComparedModel,
  type Evaluation,
  type Measure,
  type SortField,
} from '@transparency-lab/widgets/domain'
import { describeSummary } from '@transparency-lab/widgets/labels/describe-summary'
import { formatRawScore } from '../../src/data/scoreTexts.ts'
import { formatMissing } from './formatMissing.ts'

/** The fewest models of which one can be the best. */
const PAIR = 2

/** Returns the entries of a suite from the best. */
export function rankEntries({ items, suite }: Leaderboard): LeaderboardEntry[] {
  return sortEntries(items, [{ field: getRankingScore(suite), direction: 'descending' }])
}

/** Returns the name of a column. */
export function getColumnName(column: SortField): string {
  return column === 'name' || column === 'provider'
    ? describeTexts.columns[column]
    : scoreNames[column]
}

/** Returns the scores of a suite in the order of its columns. */
export function getScoreColumns(suite: Suite): Measure[] {
  const { categories } = suite
  return getRankingScore(suite) === 'composite' ? [...categories, 'composite'] : [...categories]
}

/** Returns the scores of a suite, the main one first. */
export function getMeasuresMainFirst(suite: Suite | undefined): Measure[] {
  const main = getRankingScore(suite)
  return [main, ...getCategories(suite).filter((category) => category !== main)]
}

/** Returns the scores that an evaluation has, the main one of the suite first. */
export function getMeasured(evaluation: Evaluation, suite: Suite | undefined): Measure[] {
  return getMeasuresMainFirst(suite).filter(
    (measure) => formatRawScore(evaluation, measure) !== undefined,
  )
}

/** Returns the first suite in which all models have an evaluation; that of the first model if there is none. */
export function findCommonSuite(
  models: readonly ComparedModel[],
  suites: readonly Suite[],
): Suite | undefined {
  const shared = suites.find((suite) => models.every((model) => selectSuite(model, suite.id)))
  return shared ?? findSuite(suites, models[0]?.suite?.id)
}

/** Lists the measured scores of an evaluation, the main one first: “Composite 77.8%, Bias 80.1%”. */
function listScores(evaluation: Evaluation, suite: Suite | undefined): string {
  const scores = getMeasured(evaluation, suite).map((measure) =>
    describeTexts.score({
      name: scoreNames[measure],
      score: formatRawScore(evaluation, measure) ?? '',
    }),
  )
  return scores.length === 0 ? describeTexts.noScore : scores.join(describeTexts.comma)
}

/**
 * Describes a suite with the summary that its page shows.
 *
 * @param sort the column that sorts the page
 */
export function describeBoard(
  board: Leaderboard,
  suites: readonly Suite[],
  sort?: SortField,
): string {
  const { suite, items } = board
  const sorting = sort === undefined ? [] : [{ field: sort, direction: 'descending' } as const]
  const view = { shown: items, all: items, sorting, suite, suites }
  const summary = summarizeLeaderboard(view)
  const count = items.length
  return [
    summary && describeSummary(summary, labels, labels.leaderboard),
    suite === undefined
      ? describeTexts.boardOfAll({ count })
      : describeTexts.board({ count, suite: suite.title }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Names the best model of a suite: “Highest composite: GPT-4, 73.8%”. */
export function describeLeader(board: Leaderboard): string | undefined {
  const leader = findLeader(board)
  if (leader === undefined) return undefined
  const { name, measure, score } = leader
  return describeTexts.leader({ measure: scoreNames[measure], model: name, score })
}

/** Finds the best model of a suite. Of one model, and of a tie, none is the best. */
export function findLeader({ suite, items }: Leaderboard) {
  const view = { shown: items, all: items, sorting: [], suite, suites: [] }
  const { measure, leaders = [], scored = 0 } = summarizeLeaderboard(view) ?? {}
  const [best, second] = leaders
  if (measure === undefined || best === undefined || second !== undefined) return undefined
  const score = scored < PAIR ? undefined : formatRawScore(best, measure)
  return score === undefined ? undefined : { name: best.name, measure, score }
}

/** Lists the main score of models in a suite: “Composite in TrustLLM: GPT-4 73.8%, PaLM 2 60.5%”. */
export function listMainScores(
  models: readonly ComparedModel[],
  suites: readonly Suite[],
): string | undefined {
  const suite = findCommonSuite(models, suites)
  if (suite === undefined) return undefined
  const measure = getRankingScore(suite)
  const scores = models.map((model) => {
    const evaluation = selectSuite(model, suite.id)?.evaluation
    const score = evaluation && formatRawScore(evaluation, measure)
    return describeTexts.score({
      name: model.name,
      score: score ?? formatMissing(evaluation, measure),
    })
  })
  return describeTexts.mainScores({
    measure: scoreNames[measure],
    suite: suite.title,
    scores: scores.join(describeTexts.comma),
  })
}

/** Summarises a model's evaluation in one suite: “GPT-4 by OpenAI in TrustLLM: Composite 73.8%, …”. */
export function summarizeModel({ name, provider, evaluation, suite }: ComparedModel): string {
  const about = { model: name, provider, scores: listScores(evaluation, suite) }
  return suite === undefined
    ? describeTexts.model(about)
    : describeTexts.modelIn({ ...about, suite: suite.title })
}
