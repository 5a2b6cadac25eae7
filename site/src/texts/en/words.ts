import { formatCount } from '@transparency-lab/widgets/domain'
import { selectPlural } from '@transparency-lab/widgets/domain-internal'

/** Formats a count in English. */
export function number(count: number): string {
  return formatCount(count)
}

/** Returns the singular for 1, and the plural for every other count. */
export function plural(count: number, one: string, other: string): string {
  return selectPlural(count, { one, other })
}

/** Counts models: “1 model”, “12 models”. */
export function models(count: number): string {
  return `${number(count)} ${plural(count, 'model', 'models')}`
}

/** Counts figures: “1 figure”, “12 figures”. */
export function figures(count: number): string {
  return `${number(count)} ${plural(count, 'figure', 'figures')}`
}

/** Counts suites: “1 suite”, “12 suites”. */
export function suites(count: number): string {
  return `${number(count)} ${plural(count, 'suite', 'suites')}`
}
