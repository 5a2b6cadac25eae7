import { describe, expect, it } from 'vitest'
import { compareToBest } from './compareToBest.ts'

describe('comparing a value with the best', () => {
  it.each([
    [0.9, 0.9],
    [0, 0],
    [1, 1],
    [93, 93],
  ])('%d is best when the best is %d', (value, best) => {
    expect(compareToBest(value, best)).toBe('best')
  })

  it.each([
    [0.9 - Number.EPSILON, 0.9],
    [0.5, 0.9],
    [0, 1],
    [0, 5],
    [90, 95],
  ])('%d is neutral when the best is %d', (value, best) => {
    expect(compareToBest(value, best)).toBe('neutral')
  })

  it.each([
    [0, 5.000000000000001],
    [89.9, 95],
    [0, 100],
  ])('%d is lower when the best is %d', (value, best) => {
    expect(compareToBest(value, best)).toBe('lower')
  })

  it('a valid raw score is never lower', () => {
    const raws = Array.from({ length: 101 }, (_, k) => k / 100)
    const trends = raws.map((raw) => compareToBest(raw, 1))
    expect(trends.slice(0, 100)).toEqual(raws.slice(0, 100).map(() => 'neutral'))
    expect(trends[100]).toBe('best')
  })
})
