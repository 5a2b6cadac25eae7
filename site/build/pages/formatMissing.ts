import { isMeasured, type Evaluation, type Measure } from '@transparency-lab/widgets/domain'
import { en } from '@transparency-lab/widgets/locales/en'

/** Says in place of a missing score how many of its figures there are, or that nobody measured it. */
export function formatMissing(
  evaluation: Pick<Evaluation, 'scores'> | undefined,
  field: Measure,
): string {
  const score = evaluation?.scores[field]
  if (score === undefined || isMeasured(score)) return 'not measured'
  const { present, needed } = score.figures ?? {}
  if (present === undefined || needed === undefined) return 'not measured'
  return en.score.figures(present, needed)
}
