import { expect, it } from 'vitest'
import { findNearest } from './findNearest.ts'

const CATEGORIES = ['bias', 'factuality', 'toxicity', 'jailbreak']
const KEYS = ['lower_is_better', 'higher_is_better', 'unit', 'url', 'urls']

it.each([
  ['jailbrake', CATEGORIES, 'jailbreak'],
  ['Factuality', CATEGORIES, 'factuality'],
  ['toxcity', CATEGORIES, 'toxicity'],
  ['bais', CATEGORIES, 'bias'],
  ['lowerIsBetter', KEYS, 'lower_is_better'],
  ['lower-is-beter', KEYS, 'lower_is_better'],
  ['higher', KEYS, 'higher_is_better'],
  ['unti', KEYS, 'unit'],
])('%j is likely meant as one of %j: %j', (given, words, meant) => {
  expect(findNearest(given, words)).toBe(meant)
})

it.each([
  ['safety', CATEGORIES],
  ['x', CATEGORIES],
  ['', CATEGORIES],
  // Two words are equally near.
  ['bat', ['cat', 'hat']],
  ['bias', []],
  ['b'.repeat(100_000), CATEGORIES],
])('nothing is likely meant by %j among %j', (given, words) => {
  expect(findNearest(given, words)).toBeUndefined()
})
