import {
  CATEGORY_LABELS,
  formatCount,
  selectPlural,
  type Category,
} from '@transparency-lab/widgets/domain'
import { formatResultDate } from './formatResultDate.ts'
import type { CoverageFile, CoveredBase, CoveredResult } from './coverageFile.ts'

/**
 * Says in one or two sentences for how many models a category is measured, by how many suites, and how new
 * the newest figures are. The data has dates of evaluations, not of the models.
 */
export function describeCoverage(
  category: Category,
  { bases, suites }: Pick<CoverageFile, 'bases' | 'suites'>,
): string {
  const name = CATEGORY_LABELS[category]
  const known = bases.filter((base) => getResultsIn(base, category).length > 0)
  if (known.length === 0) return `${name} is measured for no model.`
  const results = known.flatMap((base) => getResultsIn(base, category))
  const measuring = new Set(results.map(({ suite }) => suite)).size
  const several = known.filter(
    (base) => new Set(getResultsIn(base, category).map(({ suite }) => suite)).size > 1,
  ).length
  const count = `${formatCount(known.length)} of ${countModels(bases.length)}`
  const by = `${formatCount(measuring)} ${selectPlural(measuring, { one: 'suite', other: 'suites' })}`
  const shared = several === 0 ? 'none' : formatCount(several)
  const also = measuring < 2 ? '' : `, for ${shared} of them by more than one`
  return `${name} is measured for ${count} by ${by}${also}. ${describeNewest(results, suites)}`
}

/** Returns what is known of a base in a category, in the order of the suites. */
export function getResultsIn(base: CoveredBase, category: Category): readonly CoveredResult[] {
  return base.results.filter(({ categories }) => categories.includes(category))
}

function describeNewest(results: readonly CoveredResult[], suites: CoverageFile['suites']): string {
  const dates = results.flatMap(({ date }) => date ?? []).sort()
  const newest = results.find(({ date }) => date !== null && date === dates.at(-1))
  if (newest === undefined) return 'The dates of its figures are unknown.'
  const title = suites.find(({ id }) => id === newest.suite)?.title ?? newest.suite
  return `The newest figures are those of ${title}, ${formatResultDate(newest)}.`
}

function countModels(count: number): string {
  return `${formatCount(count)} ${selectPlural(count, { one: 'model', other: 'models' })}`
}
