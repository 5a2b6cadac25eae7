import { expect, it } from 'vitest'
import { CATEGORIES, CATEGORY_LABELS } from './category.ts'

it('lists the four categories in display order', () => {
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
