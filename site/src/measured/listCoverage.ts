import {
  CATEGORIES,
  compareText,
  isMeasured,
  type Category,
  type LeaderboardEntry,
} from '@transparency-lab/widgets/domain'
import type { ModelBase, SuiteBoard } from '@transparency-lab/widgets/domain-internal'
import type { CoveredBase, CoveredResult, UnmeasuredResult } from './coverageFile.ts'

/**
 * Lists what the suites measured of each base. Bases with more measured categories come first, then those with more
 * results, then by name. A base of which nothing was measured is left out.
 *
 * @param getBase returns the base of a model; a model without one is its own base
 */
export function listCoverage(
  boards: readonly SuiteBoard[],
  getBase: (id: string) => ModelBase | undefined,
): CoveredBase[] {
  const bases = new Map<string, { provider: string; results: CoveredResult[] }>()
  for (const { suite, items } of boards) {
    for (const item of [...items].sort((a, b) => compareText(a.id, b.id))) {
      const categories = listMeasured(item)
      if (categories.length === 0) continue
      const { base, configuration = null } = getBase(item.id) ?? { base: item.id }
      const covered = bases.get(base) ?? { provider: item.provider, results: [] }
      bases.set(base, covered)
      covered.results.push({
        suite: suite.id,
        id: item.id,
        name: item.name,
        configuration,
        categories,
        date: item.evaluatedOn ?? null,
        dateKind: item.dateKind ?? null,
      })
    }
  }
  return [...bases]
    .map(([base, covered]) => ({ base, ...covered }))
    .sort((a, b) => compareText(a.base, b.base))
    .sort((a, b) => b.results.length - a.results.length)
    .sort((a, b) => countCategories(b) - countCategories(a))
}

/** Lists the results of which nothing was measured. */
export function listUnmeasured(boards: readonly SuiteBoard[]): UnmeasuredResult[] {
  return boards.flatMap(({ suite, items }) =>
    items
      .filter((item) => listMeasured(item).length === 0)
      .map(({ id }) => ({ suite: suite.id, id })),
  )
}

function listMeasured({ scores }: LeaderboardEntry): Category[] {
  return CATEGORIES.filter((category) => isMeasured(scores[category]))
}

function countCategories({ results }: CoveredBase): number {
  return new Set(results.flatMap(({ categories }) => categories)).size
}
