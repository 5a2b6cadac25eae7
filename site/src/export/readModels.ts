import type { EvaluationSource } from '@transparency-lab/widgets'
import type { EvaluatedModel, Suite } from '@transparency-lab/widgets/domain'

/** The content of a release. */
export interface ReleasedModels {
  /** The models with an evaluation, sorted by name. */
  readonly models: readonly EvaluatedModel[]
  /** In their order; empty in a release of version 1. */
  readonly suites: readonly Suite[]
}

/**
 * Reads every model of a source with an evaluation.
 *
 * @throws SourceError when a read fails
 */
export async function readModels(source: EvaluationSource): Promise<ReleasedModels> {
  const suites = (await source.listSuites?.())?.items ?? []
  const { items } = await source.listModels()
  const models = await Promise.all(items.map(({ id }) => source.getModel(id)))
  return { suites, models: models.filter((model) => model !== undefined) }
}
