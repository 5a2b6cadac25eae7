import { NO_SCORES } from './evaluation.ts'
import { describe, expect, it } from 'vitest'
import type { LeaderboardEntry } from './leaderboardEntry.ts'
import { anEntry } from '../testing/builders.ts'
import { PLANNED_MODELS } from '../testing/plannedModels.ts'
import { addPlaceholders } from './placeholder.ts'
import { compositeScore, measuredScore, MISSING } from './score.ts'
import { suggestedPairs } from './suggestedPairs.ts'

function scored(name: string, composite: number | undefined, provider = name): LeaderboardEntry {
  const scores = { ...NO_SCORES, composite: compositeScore(composite) }
  return anEntry(name.toLowerCase(), { name, provider, scores })
}

/** Formats each pair with its reason, such as `highest: A B`. */
function describePairs(...entries: readonly LeaderboardEntry[]): string[] {
  return suggestedPairs(entries).map(
    ({ reason, models }) => `${reason}: ${models.map(({ name }) => name).join(' ')}`,
  )
}

const A = scored('A', 0.9)
const B = scored('B', 0.8)
const C = scored('C', 0.6)
const D = scored('D', 0.5)

describe('suggesting pairs to compare', () => {
  it('suggests the two highest, the extremes, and the extremes of one provider', () => {
    const entries = [
      scored('Low', 0.3, 'Acme'),
      scored('Old', 0.5, 'Meta'),
      scored('Top', 0.95, 'Acme Labs'),
      scored('New', 0.7, 'Meta'),
      scored('Second', 0.9, 'Acme'),
      scored('Third', 0.8, 'Other'),
    ]
    expect(describePairs(...entries)).toEqual([
      'highest: Top Second',
      'extremes: Top Low',
      'provider: Second Low',
    ])
  })

  it('suggests the provider with the largest difference whose pair is not suggested yet', () => {
    const entries = [
      scored('A', 0.9, 'X'),
      scored('B', 0.7, 'Y'),
      scored('C', 0.65, 'Y'),
      scored('D', 0.6, 'Z'),
      scored('E', 0.5, 'Z'),
      scored('F', 0.2, 'X'),
    ]
    expect(describePairs(...entries)).toEqual(['highest: A B', 'extremes: A F', 'provider: D E'])
  })

  it('suggests the closest adjacent pair when no provider has two models', () => {
    expect(describePairs(D, B, A, C)).toEqual(['highest: A B', 'extremes: A D', 'neighbours: C D'])
  })

  it('suggests three pairs of three models, from one provider or several', () => {
    const three = ['highest: A B', 'extremes: A C', 'neighbours: B C']
    expect(describePairs(A, B, C)).toEqual(three)
    expect(describePairs(...[A, B, C].map((entry) => ({ ...entry, provider: 'Acme' })))).toEqual(
      three,
    )
  })

  it.each([
    ['no models', [], []],
    ['one model', [A], []],
    ['two models', [B, A], ['highest: A B']],
    ['two models that tie', [B, scored('E', 0.8)], ['highest: B E']],
  ])('suggests the possible pairs of %s', (_, entries, pairs) => {
    expect(describePairs(...entries)).toEqual(pairs)
  })

  it('ignores placeholders and models without a composite', () => {
    const none = scored('None', undefined)
    const planned = addPlaceholders([], PLANNED_MODELS)
    expect(describePairs(none, A, ...planned)).toEqual([])
    expect(describePairs(none, A, ...planned, B)).toEqual(['highest: A B'])
  })

  it('ranks by another score, of which 0 is a measurement', () => {
    const entries = [0.5, 0, 0.9, undefined].map((raw, index) => ({
      ...scored('ABCD'.charAt(index), undefined),
      scores: { ...NO_SCORES, factuality: raw === undefined ? MISSING : measuredScore(raw, 0) },
    }))
    const pairs = suggestedPairs(entries, 'factuality').map(({ models }) =>
      models.map(({ name }) => name).join(' '),
    )
    expect(pairs).toEqual(['C A', 'C B', 'A B'])
    expect(suggestedPairs(entries)).toEqual([])
  })

  it('suggests no extremes for a tie, ignoring floating-point noise', () => {
    const [x, y, z] = [scored('X', 0.1 + 0.2, 'P'), scored('Y', 0.3, 'P'), scored('Z', 0.3, 'P')]
    expect(describePairs(x, y, z)).toEqual(['highest: X Y', 'neighbours: Y Z'])
    expect(describePairs(A, scored('E', 0.9), scored('F', 0.9), B)).toEqual([
      'highest: A E',
      'extremes: A B',
      'neighbours: E F',
    ])
  })
})
