import { agreementTexts } from '#texts/agreement.ts'
import { LOCALE } from '#texts/language.ts'
import { scoreNames } from '#texts/scores.ts'
import { formatZ } from '@transparency-lab/widgets/domain'
import { MIN_SHARED_MODELS, type SuiteAgreement } from '@transparency-lab/widgets/domain-internal'

/** How the agreement is computed. */
export const AGREEMENT_METHOD = agreementTexts.method({ least: MIN_SHARED_MODELS })

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
  const pair = {
    first: first.title,
    second: second.title,
    category: scoreNames[category],
    count: models.length,
  }
  if (models.length < MIN_SHARED_MODELS) return agreementTexts.tooFew(pair)
  if (correlation === undefined) return agreementTexts.allEqual(pair)
  const { tau, lower, upper } = correlation
  return agreementTexts.result({
    ...pair,
    order: agreementTexts.orders[findOrder(correlation)],
    tau: formatTau(tau),
    lower: formatTau(lower),
    upper: formatTau(upper),
  })
}

function findOrder({
  tau,
  lower,
  upper,
}: NonNullable<SuiteAgreement['correlation']>): keyof typeof agreementTexts.orders {
  if (upper < 0) return 'opposite'
  if (lower > 0) {
    if (tau >= LARGELY) return 'largely'
    return tau >= PARTLY ? 'partly' : 'slightly'
  }
  return Math.max(-lower, upper) <= INDEPENDENT ? 'independent' : 'unclear'
}

/** Formats a correlation with two decimals, and a sign if it is negative. */
export function formatTau(tau: number): string {
  return formatZ(tau, LOCALE).replace('+', '')
}
