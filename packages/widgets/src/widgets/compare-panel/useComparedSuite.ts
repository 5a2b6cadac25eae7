import { useState } from 'react'
import { useLoadedSuites, type Loadable } from '../../data/index.ts'
import { findSuite, selectSuite, type ComparedModel, type Suite } from '../../domain/index.ts'

interface ComparedSuiteProps {
  readonly suite: string | undefined
  readonly onSuiteChange: ((id: string) => void) | undefined
}

/** The suite of a comparison. */
export interface ComparedSuite {
  /** The id of the suite that the host or the reader asked for. */
  readonly requested: string | undefined
  /** Undefined while it loads, and when the source has no suites. */
  readonly suite: Suite | undefined
  /** Every suite of the source. */
  readonly all: readonly Suite[]
  /** The suites with results of the selected models; all when none is selected. */
  readonly suites: readonly Suite[]
  readonly select: (id: string) => void
  /** The results in the suite; null for a model that has none there. */
  readonly results: readonly Loadable<ComparedModel | null>[]
  /** The models that have results only in other suites. */
  readonly leftOut: readonly ComparedModel[]
  /** The models with results in the suite. */
  readonly compared: readonly ComparedModel[]
  /** The suites with results of all compared models; all suites when there are none. */
  readonly shared: readonly Suite[]
}

/** Chooses the suite of a comparison, because scores of two suites cannot be compared. */
export function useComparedSuite(
  results: readonly Loadable<ComparedModel | null>[],
  { suite: given, onSuiteChange }: ComparedSuiteProps,
): ComparedSuite {
  const all = useLoadedSuites()
  const [chosen, setChosen] = useState<string>()
  const models = results.flatMap((result) =>
    result.status === 'ready' && result.value !== null ? [result.value] : [],
  )
  const count = (suite: Suite) => models.filter((model) => selectSuite(model, suite.id)).length
  const id = onSuiteChange ? given : (chosen ?? given)
  const known = all.find((suite) => suite.id === id)
  const shared = all.find((suite) => count(suite) === models.length)
  const isUnknown = models.length === 0 && results.some(({ status }) => status === 'pending')
  const suite = isUnknown ? known : (known ?? shared ?? findSuite(all, models[0]?.suite?.id))
  const compared = models.filter((model) => selectSuite(model, suite?.id))
  return {
    requested: id,
    suite,
    all,
    compared,
    shared: all.filter(({ id: other }) => compared.every((model) => selectSuite(model, other))),
    suites: all.filter((other) => results.length === 0 || other === suite || count(other) > 0),
    select: onSuiteChange ?? setChosen,
    results: results.map((result) =>
      result.status === 'ready' && result.value !== null
        ? { ...result, value: selectSuite(result.value, suite?.id) ?? null }
        : result,
    ),
    leftOut: models.filter((model) => selectSuite(model, suite?.id) === undefined),
  }
}
