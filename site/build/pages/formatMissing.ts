import { describeTexts } from '#texts/describe.ts'
import { labels } from '#texts/labels.ts'
import { isMeasured, type Evaluation, type Measure } from '@transparency-lab/widgets/domain'

/** Says in place of a missing score how many of its figures there are, or that nobody measured it. */
export function formatMissing(
  evaluation: Pick<Evaluation, 'scores'> | undefined,
  measure: Measure,
): string {
  const score = evaluation?.scores[measure]
  if (score === undefined || isMeasured(score)) return describeTexts.notMeasured
  const { present, needed } = score.figures ?? {}
  if (present === undefined || needed === undefined) return describeTexts.notMeasured
  return labels.score.figures(present, needed)
}
