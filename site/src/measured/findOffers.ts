import type { CoverageFile, CoveredResult } from './coverageFile.ts'

/** Configurations that can replace a model of a comparison, because a suite has them. */
export interface Offer {
  /** The id and the name of the model without results in the suite. */
  readonly id: string
  readonly name: string
  readonly suite: { readonly id: string; readonly title: string }
  /** The configurations of the same base in the suite, at least one. */
  readonly results: readonly CoveredResult[]
}

/**
 * Finds, for each model of a comparison without results in its suite, the configurations of the same base that have
 * some. The suite is the chosen one, or that of the first model. There are no offers if the models share a suite and
 * none is chosen.
 */
export function findOffers(
  { bases, suites }: Pick<CoverageFile, 'bases' | 'suites'>,
  ids: readonly string[],
  chosen: string | undefined,
): readonly Offer[] {
  const all = bases.flatMap(({ results }) => results)
  const has = (id: string, suite: string) => all.some((one) => one.id === id && one.suite === suite)
  if (chosen === undefined && suites.some(({ id }) => ids.every((model) => has(model, id))))
    return []
  const [first = ''] = ids
  const suite = suites.find(({ id }) => (chosen === undefined ? has(first, id) : id === chosen))
  if (suite === undefined || ids.length < 2) return []
  return ids.flatMap((id) => {
    if (has(id, suite.id)) return []
    const own =
      bases.find(({ results }) => results.some((result) => result.id === id))?.results ?? []
    const name = own.find((result) => result.id === id)?.name
    const results = own.filter((result) => result.suite === suite.id && !ids.includes(result.id))
    return name === undefined || results.length === 0 ? [] : [{ id, name, suite, results }]
  })
}
