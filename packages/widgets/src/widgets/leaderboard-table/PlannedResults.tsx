import { useMemo } from 'react'
import { useKnownModels, useLoadedSuites } from '../../data/index.ts'
import { findPlannedModel, type PlannedModel } from '../../domain/index.ts'
import { ResultsLink } from '../frame/index.ts'

/** Links from a planned model to its results in other suites. Renders nothing until it knows of some. */
export function PlannedResults({ model }: { readonly model: PlannedModel }) {
  const suites = useLoadedSuites()
  const models = useKnownModels()
  const found = useMemo(
    () => (models.status === 'ready' ? findPlannedModel(model, models.value.items) : undefined),
    [model, models],
  )
  if (found === undefined) return null
  const measured = suites.filter(({ id }) => found.suiteIds?.includes(id))
  return (
    <>
      {' '}
      <ResultsLink modelId={found.id} suites={measured} />
    </>
  )
}
