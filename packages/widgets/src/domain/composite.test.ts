import { describe, expect, it } from 'vitest'
import { CATEGORIES } from './category.ts'
import { computeComposite, computeRawScore } from './composite.ts'
import { compositeScore, MISSING } from './score.ts'

const RAW = { bias: 0.8, factuality: 0.6, toxicity: 0.9, jailbreak: 0.5 }

describe('the raw score of a category', () => {
  it.each([
    ['one subcategory', [0.4], 0.4],
    ['two subcategories, unweighted', [1 - 0.018, 0.457], 0.7195],
    ['a measured zero and another score', [0, 0.5], 0.25],
    ['measured zeros only', [0, 0], 0],
  ])('is the mean of %s', (_, scores, expected) => {
    expect(computeRawScore(scores)).toBe(expected)
  })

  it.each([
    ['no subcategories', []],
    ['its only subcategory missing', [undefined]],
    ['the first missing', [undefined, 0.5, 0.5]],
    ['the last missing', [0.5, 0.5, undefined]],
    ['all but one missing', [undefined, undefined, 0.5]],
  ])('is undefined with %s', (_, scores) => {
    expect(computeRawScore(scores)).toBeUndefined()
  })
})

describe('the composite', () => {
  it('is the mean of the raw scores', () => {
    expect(computeComposite(RAW, CATEGORIES)).toBe(0.7)
  })

  it('has no floating-point noise', () => {
    const raw = { bias: 0.1, factuality: 0.2, toxicity: 0.3, jailbreak: 0.6 }
    expect(computeComposite(raw, CATEGORIES)).toBe(0.3)
  })

  it('includes a measured zero', () => {
    expect(computeComposite({ ...RAW, toxicity: 0 }, CATEGORIES)).toBe(0.475)
  })

  it('is 0 when all are 0', () => {
    const raw = { bias: 0, factuality: 0, toxicity: 0, jailbreak: 0 }
    expect(computeComposite(raw, CATEGORIES)).toBe(0)
  })

  it.each(CATEGORIES)('is undefined without %s', (category) => {
    const { [category]: _, ...others } = RAW
    expect(computeComposite(others, CATEGORIES)).toBeUndefined()
    expect(computeComposite({ ...RAW, [category]: undefined }, CATEGORIES)).toBeUndefined()
  })

  it('is undefined without any score', () => {
    expect(computeComposite({}, CATEGORIES)).toBeUndefined()
  })

  it('is the mean of exactly the categories that the suite measures', () => {
    const { jailbreak: _, ...others } = RAW
    const categories = ['bias', 'factuality', 'toxicity'] as const
    expect(computeComposite(others, categories)).toBeCloseTo(2.3 / 3, 10)
    expect(computeComposite(RAW, categories)).toBeCloseTo(2.3 / 3, 10)
    expect(computeComposite({ ...others, bias: undefined }, categories)).toBeUndefined()
  })

  it('is undefined for a suite of one category, or none', () => {
    expect(computeComposite(RAW, ['factuality'])).toBeUndefined()
    expect(computeComposite(RAW, [])).toBeUndefined()
  })
})

describe('a published composite', () => {
  it.each([null, undefined])('%s is parsed as missing', (value) => {
    expect(compositeScore(value)).toBe(MISSING)
  })

  it.each([0, Number.MIN_VALUE, 0.0001, 0.7, 1])('%d is parsed as itself', (value) => {
    expect(compositeScore(value)).toEqual({ kind: 'measured', raw: value })
  })
})
