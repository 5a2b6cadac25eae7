import { formatCount, selectPlural } from '../domain/index.ts'
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

/** The bands in German, each short enough for a line of a cell. */
export const deBands: Labels['bands'] = {
  excellent: 'EXZELLENT',
  good: 'STARK',
  average: 'DURCH\u00ADSCHNITT',
  belowAverage: 'UNTER SCHNITT',
  poor: 'SCHWACH',
  comingSoon: 'IN KÜRZE',
}

/** Counts the figures that a category has, of those that it needs. */
export function deFigures(present: number, needed: number | undefined): string {
  const noun = selectPlural(needed ?? present, { one: 'Zahl', other: 'Zahlen' }, 'de')
  const total = needed === undefined ? '' : ` von ${formatCount(needed, 'de')}`
  return `${formatCount(present, 'de')}${total} ${noun}`
}
