import {
  CATEGORY_LABELS,
  formatPercent,
  getEstimate,
  getRankingScore,
  type Category,
  type ComparedModel,
  type Evaluation,
} from '@transparency-lab/widgets/domain'

/** Returns the name of a score. */
export function getScoreName(field: Category | 'composite'): string {
  return field === 'composite' ? 'Composite' : CATEGORY_LABELS[field]
}

/** Formats the composite or a score of an evaluation; undefined when it is missing. */
export function formatScore(
  { composite, scores }: Pick<Evaluation, 'composite' | 'scores'>,
  field: Category | 'composite',
): string | undefined {
  const estimate = getEstimate({ composite, scores }, field)
  return estimate && formatPercent(estimate.value)
}

/** Returns the title of a model's page: its name, and its main score in the suite if measured. */
export function getModelTitle({
  name,
  suite,
  evaluation,
}: Pick<ComparedModel, 'name' | 'suite' | 'evaluation'>): string {
  const field = getRankingScore(suite)
  const score = formatScore(evaluation, field)
  return score === undefined ? name : `${name}: ${getScoreName(field)} ${score}`
}
