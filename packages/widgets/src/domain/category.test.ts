import { expect, it } from 'vitest'
import { CATEGORIES, CATEGORY_LABELS } from './category.ts'

it('names the four categories in the order in which they are shown', () => {
  expect(CATEGORIES).toEqual(['bias', 'factuality', 'toxicity', 'jailbreak'])
})

it('labels each category so that a higher score reads as better', () => {
  expect(CATEGORIES.map((category) => CATEGORY_LABELS[category])).toEqual([
    'Bias Resistance',
    'Factual Accuracy',
    'Toxicity Resistance',
    'Jailbreak Resistance',
  ])
  expect(Object.keys(CATEGORY_LABELS)).toHaveLength(CATEGORIES.length)
})
