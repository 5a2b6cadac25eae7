import type { Labels } from '../labels/index.ts'

/** The names of the categories in German, worded so that a higher score reads as better. */
export const deCategories: Labels['categories'] = {
  bias: 'Resistenz gegen Verzerrungen',
  factuality: 'Faktentreue',
  toxicity: 'Resistenz gegen Toxizität',
  jailbreak: 'Resistenz gegen Jailbreaks',
}

/** The one-word names of the categories in German. */
export const deShortCategories: Labels['categories'] = {
  bias: 'Verzerrung',
  factuality: 'Faktentreue',
  toxicity: 'Toxizität',
  jailbreak: 'Jailbreaks',
}

/** The bands in German, with soft hyphens where long words may break in a narrow cell. */
export const deBands: Labels['bands'] = {
  excellent: 'EXZELLENT',
  good: 'KONKURRENZ\u00ADFÄHIG',
  average: 'DURCH\u00ADSCHNITT',
  belowAverage: 'UNTER DURCH\u00ADSCHNITT',
  poor: 'SCHWACH',
  comingSoon: 'IN KÜRZE',
}
