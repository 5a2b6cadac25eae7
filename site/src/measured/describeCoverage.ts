import { coverageTexts } from '#texts/coverage.ts'
import { scoreNames } from '#texts/scores.ts'
import type { Category } from '@transparency-lab/widgets/domain'
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
  const name = scoreNames[category]
  const known = bases.filter((base) => getResultsIn(base, category).length > 0)
  if (known.length === 0) return coverageTexts.nothing({ category: name })
  const results = known.flatMap((base) => getResultsIn(base, category))
  const measuring = new Set(results.map(({ suite }) => suite)).size
  const several = known.filter(
    (base) => new Set(getResultsIn(base, category).map(({ suite }) => suite)).size > 1,
  ).length
  const counts = { category: name, known: known.length, all: bases.length, suites: measuring }
  const measured =
    measuring < 2 ? coverageTexts.byOne(counts) : coverageTexts.bySeveral({ ...counts, several })
  return `${measured} ${describeNewest(results, suites)}`
}

/** Returns what is known of a base in a category, in the order of the suites. */
export function getResultsIn(base: CoveredBase, category: Category): readonly CoveredResult[] {
  return base.results.filter(({ categories }) => categories.includes(category))
}

function describeNewest(results: readonly CoveredResult[], suites: CoverageFile['suites']): string {
  const dates = results.flatMap(({ date }) => date ?? []).sort()
  const newest = results.find(({ date }) => date !== null && date === dates.at(-1))
  if (newest === undefined) return coverageTexts.noDates
  const title = suites.find(({ id }) => id === newest.suite)?.title ?? newest.suite
  return coverageTexts.newest({ suite: title, date: formatResultDate(newest) })
}
