import { formatCount, selectPlural, type PluralForms } from '../domain/index.ts'
import type { Labels } from '../labels/index.ts'

/** Arabic with the digits 0 to 9, which model names and dates use too. */
export const ARABIC = 'ar-u-nu-latn'

/** The names of the categories in Arabic, worded so that a higher score reads as better. */
export const arCategories: Labels['categories'] = {
  bias: 'مقاومة التحيّز',
  factuality: 'دقة الحقائق',
  toxicity: 'مقاومة السمّية',
  jailbreak: 'مقاومة كسر الحماية',
}

/** The short names of the categories in Arabic. */
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

/** Formats a count in Arabic. */
export function arCount(count: number): string {
  return formatCount(count, ARABIC)
}

/** Returns the plural form for a count. Arabic has a form for each of the six categories. */
export function arPlural(count: number, forms: Required<PluralForms>): string {
  return selectPlural(count, forms, ARABIC)
}

/** Counts the figures that a category has, of those that it needs. */
export function arFigures(present: number, needed: number | undefined): string {
  if (needed === undefined) {
    return arPlural(present, {
      zero: 'بلا أرقام',
      one: 'رقم واحد',
      two: 'رقمان',
      few: `${arCount(present)} أرقام`,
      many: `${arCount(present)} رقمًا`,
      other: `${arCount(present)} رقم`,
    })
  }
  const total = arPlural(needed, {
    zero: `${arCount(needed)} أرقام`,
    one: 'رقم واحد',
    two: 'رقمين',
    few: `${arCount(needed)} أرقام`,
    many: `${arCount(needed)} رقمًا`,
    other: `${arCount(needed)} رقم`,
  })
  return `${arCount(present)} من ${total}`
}
