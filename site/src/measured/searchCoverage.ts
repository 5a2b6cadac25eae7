import { matchesSearch } from '@transparency-lab/widgets/domain'
import type { CoveredBase } from './coverageFile.ts'

/** Finds the bases with every word of a search in their name, the suites' names for them, or their provider. */
export function searchCoverage(
  bases: readonly CoveredBase[],
  search: string,
): readonly CoveredBase[] {
  return bases.filter(({ base, provider, results }) => {
    const name = [base, ...results.map((result) => result.name)].join('\n')
    return matchesSearch({ name, provider }, search)
  })
}
