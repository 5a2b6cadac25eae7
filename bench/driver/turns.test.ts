import { describe, expect, it } from 'vitest'
import { turnsOf } from './turns.ts'

const NAMES = ['a', 'b', 'c', 'd', 'e']

describe('the turns of a round', () => {
  it.each([0, 1, 2, 7])('are everyone’s, once, in round %i', (round) => {
    expect(turnsOf(NAMES, round).toSorted()).toEqual(NAMES)
  })

  it('begin with someone else in each round', () => {
    const first = NAMES.map((_, round) => turnsOf(NAMES, round)[0])
    expect(new Set(first).size).toBe(NAMES.length)
  })

  it('put nobody behind the same one twice in a row', () => {
    const befores = NAMES.map((_, round) => {
      const turns = turnsOf(NAMES, round)
      return NAMES.map((name) => turns[turns.indexOf(name) - 1])
    })
    for (const [round, before] of befores.entries()) {
      const next = befores[round + 1]
      if (next) expect(before.filter((name, at) => name === next[at])).toEqual([])
    }
  })

  it('are one where there is one, and none where there is nobody', () => {
    expect(turnsOf(['a'], 3)).toEqual(['a'])
    expect(turnsOf([], 3)).toEqual([])
  })
})
