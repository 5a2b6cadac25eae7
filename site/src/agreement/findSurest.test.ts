import { describe, expect, it } from 'vitest'
import type { PublishedAgreement } from './agreementFile.ts'
import { findSurest } from './findSurest.ts'

const PLACE = { id: 'm', name: 'M', score: 0.5, place: 1 }
const MODEL = { base: 'M', first: PLACE, second: PLACE }

function pairOf(
  first: string,
  second: string,
  ends?: readonly [number, number],
  count = 10,
): PublishedAgreement {
  const [lower = null, upper = null] = ends ?? []
  return {
    category: 'bias',
    first: { id: first, title: first },
    second: { id: second, title: second },
    models: Array.from({ length: count }, () => MODEL),
    tau: lower,
    lower,
    upper,
    text: `${first} and ${second}`,
  }
}

describe('the surest comparison of a suite', () => {
  const agreements = [
    pairOf('a', 'b', [-0.2, 0.2]),
    pairOf('a', 'c', [0.1, 0.4]),
    pairOf('b', 'c', [0.3, 0.5]),
    pairOf('a', 'd'),
  ]

  it('has the narrowest interval, whichever of the two the suite is', () => {
    expect(['a', 'b', 'c'].map((id) => findSurest(agreements, id)?.text)).toEqual([
      'a and c',
      'b and c',
      'b and c',
    ])
  })

  it('has the most models, however high the agreement of few', () => {
    const few = pairOf('a', 'e', [0.9, 1])
    const many = pairOf('a', 'f', [0.4, 0.6], 60)
    expect(findSurest([few, many], 'a')).toBe(many)
    expect(findSurest([many, few], 'a')).toBe(many)
  })

  it('is none without an interval', () => {
    expect(findSurest(agreements, 'd')).toBeUndefined()
  })
})
