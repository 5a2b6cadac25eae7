import type { Leaderboard, LeaderboardEntry, Suite } from '@transparency-lab/widgets'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  formatPercent,
  getEstimate,
  sortEntries,
  type Category,
  type ComparedModel,
  type Evaluation,
  type SortField,
} from '@transparency-lab/widgets/domain'

/** Returns the score that ranks a suite first: the composite, or its only category. */
export function getMainField(suite: Suite | undefined): Category | 'composite' {
  const [only, ...others] = suite?.categories ?? []
  return only === undefined || others.length > 0 ? 'composite' : only
}

/** Formats the composite or a score of an evaluation; undefined when it is missing. */
export function formatScore(
  { composite, scores }: Pick<Evaluation, 'composite' | 'scores'>,
  field: Category | 'composite',
): string | undefined {
  const estimate = getEstimate({ composite, scores }, field)
  return estimate && formatPercent(estimate.value)
}

/** Returns the entries of a suite from the best. */
export function rankEntries({ items, suite }: Leaderboard): LeaderboardEntry[] {
  return sortEntries(items, [{ field: getMainField(suite), direction: 'descending' }])
}

/** Returns the name of a column. */
export function getFieldName(field: SortField): string {
  return FIELD_NAMES[field]
}

const FIELD_NAMES: Readonly<Record<SortField, string>> = {
  ...CATEGORY_LABELS,
  name: 'Model',
  provider: 'Provider',
  composite: 'Composite',
}

/** Returns the scores that an evaluation has, the main one of the suite first. */
export function getMeasuredFields(
  evaluation: Evaluation,
  suite: Suite | undefined,
): (Category | 'composite')[] {
  const main = getMainField(suite)
  const fields = [
    main,
    ...(suite?.categories ?? CATEGORIES).filter((category) => category !== main),
  ]
  return fields.filter((field) => formatScore(evaluation, field) !== undefined)
}

/** Lists the measured scores of an evaluation, the main one first: “Composite 77.8%, Bias 80.1%”. */
function listScores(evaluation: Evaluation, suite: Suite | undefined): string {
  const scores = getMeasuredFields(evaluation, suite).map(
    (field) => `${getFieldName(field)} ${formatScore(evaluation, field) ?? ''}`,
  )
  return scores.length === 0 ? 'no score measured' : scores.join(', ')
}

/** Describes a suite in two sentences, with its best model. */
export function describeBoard(board: Leaderboard): string {
  const { suite, items } = board
  const [best] = rankEntries(board)
  const field = getMainField(suite)
  const score = best && formatScore(best, field)
  const title = suite === undefined ? 'the published evaluations' : suite.title
  const leader =
    best === undefined || score === undefined
      ? ''
      : ` Highest ${getFieldName(field).toLowerCase()}: ${best.name}, ${score}.`
  const models = items.length === 1 ? '1 language model' : `${items.length} language models`
  return `Bias, factuality, toxicity and jailbreak resistance of ${models} in ${title}, as far as measured, with sources.${leader}`
}

/** Returns the columns with scores that a suite has. */
export function getScoreFields({ suite }: Leaderboard): SortField[] {
  const categories = suite?.categories ?? []
  return getMainField(suite) === 'composite' ? [...categories, 'composite'] : [...categories]
}

/** Summarises a model's evaluation in one suite: “GPT-4 by OpenAI in TrustLLM: Composite 73.8%, …”. */
export function summarizeModel({ name, provider, evaluation, suite }: ComparedModel): string {
  const where = suite === undefined ? '' : ` in ${suite.title}`
  return `${name} by ${provider}${where}: ${listScores(evaluation, suite)}`
}
