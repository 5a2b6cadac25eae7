import { formatCount, formatPoints } from '@transparency-lab/widgets/domain'
import { selectPlural } from '@transparency-lab/widgets/domain-internal'

/** Formats a count in German. */
export function number(count: number): string {
  return formatCount(count, 'de')
}

/** Returns the singular for 1, and the plural for every other count. */
export function plural(count: number, one: string, other: string): string {
  return selectPlural(count, { one, other }, 'de')
}

/** Counts models in the nominative. */
export function models(count: number): string {
  return `${number(count)} ${plural(count, 'Modell', 'Modelle')}`
}

/** Counts models in the dative. */
export function ofModels(count: number): string {
  return `${number(count)} ${plural(count, 'Modell', 'Modellen')}`
}

/** Counts figures. */
export function figures(count: number): string {
  return `${number(count)} ${plural(count, 'Zahl', 'Zahlen')}`
}

/** Formats a number with one decimal, rounded down, so that 4.49 does not read as 4.5. */
export function tenths(value: number): string {
  return formatPoints(Math.floor(value * 10) / 1000, 'de')
}
