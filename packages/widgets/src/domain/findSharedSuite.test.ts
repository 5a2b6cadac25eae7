import { describe, expect, it } from 'vitest'
import { aSuite } from '../testing/suites.ts'
import { findSharedSuite } from './findSharedSuite.ts'

const [A, B, C] = ['a', 'b', 'c'].map((id) => aSuite(id)) as [
  ReturnType<typeof aSuite>,
  ReturnType<typeof aSuite>,
  ReturnType<typeof aSuite>,
]

describe('findSharedSuite', () => {
  it.each([
    ['the present suite, also when an earlier one has the model', ['a', 'b'], [A, B, C], B],
    ['the first other suite that all share', ['c', 'a'], [A, B, C], A],
    ['no suite that another model lacks', ['a'], [B, C], undefined],
    ['nothing for a model without results', [], [A, B, C], undefined],
    ['nothing when no suite is shared', ['a'], [], undefined],
  ])('returns %s', (_, suiteIds, shared, expected) => {
    expect(findSharedSuite({ suiteIds }, { suite: B, shared })).toBe(expected)
  })
})
