import { formatCount, formatPoints } from '@transparency-lab/widgets/domain'
import { selectPlural, type PluralForms } from '@transparency-lab/widgets/domain-internal'
import { ar } from '@transparency-lab/widgets/locales/ar'

/** Formats a count in Arabic. */
export function number(count: number): string {
  return formatCount(count, ar.locale)
}

/** The forms of a counted noun; `#` stands for the number. */
type Noun = readonly [
  zero: string,
  one: string,
  two: string,
  few: string,
  many: string,
  other: string,
]

/** Returns the form for a count. Arabic has one for each of the six categories. */
export function plural(count: number, [zero, one, two, few, many, other]: Noun): string {
  const forms: PluralForms = { zero, one, two, few, many, other }
  return selectPlural(count, forms, ar.locale).replaceAll('#', number(count))
}

/** Counts models, as the subject of a sentence. */
export function models(count: number): string {
  return plural(count, ['لا نماذج', 'نموذج واحد', 'نموذجان', '# نماذج', '# نموذجًا', '# نموذج'])
}

/** Counts models after a preposition. */
export function ofModels(count: number): string {
  return plural(count, ['0 نموذج', 'نموذج واحد', 'نموذجين', '# نماذج', '# نموذجًا', '# نموذج'])
}

/** Counts figures, as the subject of a sentence. */
export function figures(count: number): string {
  return plural(count, ['لا أرقام', 'رقم واحد', 'رقمان', '# أرقام', '# رقمًا', '# رقم'])
}

/** Counts suites after a preposition. */
export function ofSuites(count: number): string {
  return plural(count, [
    '0 مجموعة',
    'مجموعة واحدة',
    'مجموعتين',
    '# مجموعات',
    '# مجموعة',
    '# مجموعة',
  ])
}

/** Formats a number with one decimal, rounded down, so that 4.49 does not read as 4.5. */
export function tenths(value: number): string {
  return formatPoints(Math.floor(value * 10) / 1000, ar.locale)
}
