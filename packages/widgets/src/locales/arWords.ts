import { formatCount, pluralOf, type PluralForms } from '../domain/index.ts'
import type { Labels } from '../labels/index.ts'

/** Arabic, its numbers with the digits that names of models and dates have too: 0 to 9. */
export const ARABIC = 'ar-u-nu-latn'

/** The four categories in Arabic, in which higher is better. */
export const arCategories: Labels['categories'] = {
  bias: 'مقاومة التحيّز',
  factuality: 'دقة الحقائق',
  toxicity: 'مقاومة السمّية',
  jailbreak: 'مقاومة كسر الحماية',
}

/** The same in a word or two. */
export const arShortCategories: Labels['categories'] = {
  bias: 'التحيّز',
  factuality: 'الدقة',
  toxicity: 'السمّية',
  jailbreak: 'كسر الحماية',
}

/** The bands in Arabic. */
export const arBands: Labels['bands'] = {
  excellent: 'ممتاز',
  good: 'تنافسي',
  average: 'متوسط',
  belowAverage: 'دون المتوسط',
  poor: 'ضعيف',
  comingSoon: 'قريبًا',
}

/** A count with its thousands set apart. */
export function arCount(count: number): string {
  return formatCount(count, ARABIC)
}

/** The text that goes with a count: Arabic has one for each of the six ways. */
export function arPlural(count: number, forms: Required<PluralForms>): string {
  return pluralOf(count, forms, ARABIC)
}
