import {
  CATEGORY_LABELS,
  formatCount,
  formatZ,
  selectPlural,
} from '@transparency-lab/widgets/domain'
import { MIN_SHARED_MODELS, type SuiteAgreement } from '@transparency-lab/widgets/suite-agreement'

/** How the agreement is computed. */
export const AGREEMENT_METHOD = `Kendall’s tau-b of the scores of the models that two suites share: 1 is the same order, 0 none, −1 the reversed one. The 95% interval is that of Fisher’s transformation, with the variance of Fieller, Hartley and Pearson (1957). It counts the choice of the models alone, not the errors of their scores. Fewer than ${MIN_SHARED_MODELS} shared models are not compared.`

/** From these values of tau on, two orders are largely or partly alike. */
const LARGELY = 0.6
const PARTLY = 0.3
/** An interval around 0 that stays within this shows that the orders have little to do with each other. */
const INDEPENDENT = 0.35

/** Says in one sentence how far two suites agree. */
export function describeAgreement({
  category,
  first,
  second,
  models,
  correlation,
}: SuiteAgreement): string {
  const both = `${first.title} and ${second.title}`
  const name = CATEGORY_LABELS[category].toLowerCase()
  const count = models.length === 0 ? 'no' : formatCount(models.length)
  const shared = `${count} ${selectPlural(models.length, { one: 'model', other: 'models' })}`
  if (models.length < MIN_SHARED_MODELS) {
    return `${both} share ${shared} with ${name}: too few to compare.`
  }
  if (correlation === undefined) {
    return `${both} share ${shared} with ${name}, but one of them gives all the same score.`
  }
  const { tau, lower, upper } = correlation
  const interval = `tau ${formatTau(tau)}, ${formatTau(lower)} to ${formatTau(upper)}`
  return `${both} order ${shared} by ${name} ${describeOrder(correlation)}: ${interval}.`
}

function describeOrder({ tau, lower, upper }: NonNullable<SuiteAgreement['correlation']>): string {
  if (upper < 0) return 'in opposite ways'
  if (lower > 0) {
    if (tau >= LARGELY) return 'largely alike'
    return tau >= PARTLY ? 'partly alike' : 'slightly alike'
  }
  return Math.max(-lower, upper) <= INDEPENDENT
    ? 'almost independently'
    : 'without a clear agreement'
}

/** Formats a correlation with two decimals, and a sign if it is negative. */
export function formatTau(tau: number): string {
  return formatZ(tau).replace('+', '')
}
