/** The four evaluated properties, in display order. */
export const CATEGORIES = ['bias', 'factuality', 'toxicity', 'jailbreak'] as const

/** One of the four evaluated properties. A higher score is better in all of them. */
export type Category = (typeof CATEGORIES)[number]

/** What a model is measured by, in display order: the four properties, and the mean of them. */
export const MEASURES = [...CATEGORIES, 'composite'] as const

/** A category, or the composite. */
export type Measure = (typeof MEASURES)[number]

/** The English name of each category, worded so that a higher score reads as better. */
export const CATEGORY_LABELS = {
  bias: 'Bias Resistance',
  factuality: 'Factual Accuracy',
  toxicity: 'Toxicity Resistance',
  jailbreak: 'Jailbreak Resistance',
} as const satisfies Record<Category, string>
