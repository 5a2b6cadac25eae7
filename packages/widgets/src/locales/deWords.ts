import type { Labels } from '../labels/index.ts'

/** The four categories in German, in which higher is better. */
export const deCategories: Labels['categories'] = {
  bias: 'Resistenz gegen Verzerrungen',
  factuality: 'Faktentreue',
  toxicity: 'Resistenz gegen Toxizität',
  jailbreak: 'Resistenz gegen Jailbreaks',
}

/** The same in one word. */
export const deShortCategories: Labels['categories'] = {
  bias: 'Verzerrung',
  factuality: 'Faktentreue',
  toxicity: 'Toxizität',
  jailbreak: 'Jailbreaks',
}

/** The bands in German; a soft hyphen says where a long word may break in a narrow cell. */
export const deBands: Labels['bands'] = {
  excellent: 'EXZELLENT',
  good: 'KONKURRENZ\u00ADFÄHIG',
  average: 'DURCH\u00ADSCHNITT',
  belowAverage: 'UNTER DURCH\u00ADSCHNITT',
  poor: 'SCHWACH',
  comingSoon: 'IN KÜRZE',
}
