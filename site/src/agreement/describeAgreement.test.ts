import type { SuiteAgreement } from '@transparency-lab/widgets/domain-internal'
import { describe, expect, it } from 'vitest'
import { aSuite } from '../testing/aSuite.ts'
import { describeAgreement, formatTau } from './describeAgreement.ts'

const SHARED = Array.from({ length: 12 }, (_, index) => {
  const result = { id: `m${index}`, name: `M ${index}`, raw: 0.5, place: 1 }
  return { base: `m${index}`, first: result, second: result }
})
const titled = (title: string) => aSuite(title.toLowerCase(), { title })

function describeOf(
  correlation: SuiteAgreement['correlation'],
  models: SuiteAgreement['models'] = SHARED,
) {
  const [first, second] = [titled('One'), titled('Two')]
  return describeAgreement({ category: 'bias', first, second, models, correlation })
}

describe('the sentence on two suites', () => {
  it.each([
    [0.7, 0.4, 0.86, 'largely alike: tau 0.70, 0.40 to 0.86.'],
    [0.4, 0.01, 0.7, 'partly alike: tau 0.40, 0.01 to 0.70.'],
    [0.2, 0.01, 0.35, 'slightly alike: tau 0.20, 0.01 to 0.35.'],
    [0.08, -0.15, 0.3, 'almost independently: tau 0.08, −0.15 to 0.30.'],
    [0.2, -0.2, 0.55, 'without a clear agreement: tau 0.20, −0.20 to 0.55.'],
    [-0.5, -0.8, -0.1, 'in opposite ways: tau −0.50, −0.80 to −0.10.'],
  ])('with tau %d from %d to %d says “%s”', (tau, lower, upper, end) => {
    expect(describeOf({ tau, lower, upper })).toBe(
      `One and Two order 12 models by bias resistance ${end}`,
    )
  })

  it.each([
    [0, 'no models'],
    [1, '1 model'],
    [7, '7 models'],
  ])('says that %i shared models are too few', (count, words) => {
    expect(describeOf(undefined, SHARED.slice(0, count))).toBe(
      `One and Two share ${words} with bias resistance: too few to compare.`,
    )
  })

  it('says that equal scores have no order', () => {
    expect(describeOf(undefined)).toContain('one of them gives all the same score')
  })
})

it('a correlation that rounds to zero has no sign', () => {
  expect([formatTau(-0.001), formatTau(-0.005001)]).toEqual(['0.00', '−0.01'])
})
