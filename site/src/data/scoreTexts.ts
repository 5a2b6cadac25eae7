import { LOCALE } from '#texts/language.ts'
import { scoreNames } from '#texts/scores.ts'
import {
  formatPercent,
  getRankingScore,
  getRawScore,
  type ComparedModel,
  type Evaluation,
  type Measure,
} from '@transparency-lab/widgets/domain'

/** Formats the composite or a score of an evaluation; undefined when it is missing. */
export function formatRawScore(
  { scores }: Pick<Evaluation, 'scores'>,
  measure: Measure,
): string | undefined {
  const raw = getRawScore(scores[measure])
  return raw === undefined ? undefined : formatPercent(raw, LOCALE)
}

/** Returns the title of a model's page: its name, and its main score in the suite if measured. */
export function getModelTitle({
  name,
  suite,
  evaluation,
}: Pick<ComparedModel, 'name' | 'suite' | 'evaluation'>): string {
  const measure = getRankingScore(suite)
  const score = formatRawScore(evaluation, measure)
  return score === undefined ? name : `${name}: ${scoreNames[measure]} ${score}`
}
