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

/** The English name of the composite, as in a table. */
export const COMPOSITE_LABEL = 'Composite Score'

/** Returns the English name of a measure. */
export function getMeasureLabel(measure: Measure): string {
  return measure === 'composite' ? COMPOSITE_LABEL : CATEGORY_LABELS[measure]
}
