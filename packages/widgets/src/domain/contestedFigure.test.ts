import { describe, expect, it } from 'vitest'
import { findContested, type ContestedFigure, type FigureAddress } from './contestedFigure.ts'

const SCORE: FigureAddress = { modelId: 'alpha', suiteId: 'one', measure: 'bias' }

function contested(number: number, parts: Partial<ContestedFigure> = {}): ContestedFigure {
  return { ...SCORE, number, state: 'open', reportedOn: '2026-11-01', ...parts }
}

describe('findContested', () => {
  it('finds the newest report on a figure, in whatever order they are', () => {
    const all = [contested(2), contested(12), contested(3)]
    expect(findContested(all, SCORE)?.number).toBe(12)
    expect(findContested(all.toReversed(), SCORE)?.number).toBe(12)
  })

  it('leaves out a withdrawn report', () => {
    expect(findContested([contested(1), contested(2, { state: 'withdrawn' })], SCORE)?.number).toBe(
      1,
    )
  })

  it.each<[string, Partial<FigureAddress>]>([
    ['model', { modelId: 'beta' }],
    ['suite', { suiteId: 'two' }],
    ['measure', { measure: 'composite' }],
    ['figure', { figure: 'Stereotypes' }],
  ])('finds no report on another %s', (_, parts) => {
    expect(findContested([contested(1, parts)], SCORE)).toBeUndefined()
  })

  it('finds nothing in an empty list', () => {
    expect(findContested([], SCORE)).toBeUndefined()
  })
})
