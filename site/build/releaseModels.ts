import type {
  EvaluatedModel,
  SuiteResult,
  FullEvaluation,
  Suite,
} from '@transparency-lab/widgets/domain'
import { createLoadedSource, type Snapshot } from '@transparency-lab/widgets/snapshot'

/** The content of a release, parsed. */
export interface ReleaseContent {
  /** In their order; empty in a release of version 1. */
  readonly suites: readonly Suite[]
  /** The models with an evaluation, sorted by name. */
  readonly models: readonly EvaluatedModel[]
}

/** Parses the models of a release. */
export async function readReleaseModels(snapshot: Snapshot): Promise<ReleaseContent> {
  const source = createLoadedSource(
    { url: `https://release.invalid/`, loadedAt: Date.now(), file: snapshot },
    { staleTimeMs: Infinity },
  )
  const suites = (await source.listSuites?.())?.items ?? []
  const { items } = await source.listModels()
  const models = await Promise.all(items.map(({ id }) => source.getModel(id)))
  return { suites, models: models.filter((model) => model !== undefined) }
}

/** A model's evaluation; without a suite in a release of version 1. */
export type ReleaseResult = Partial<SuiteResult<FullEvaluation>> & {
  readonly evaluation: FullEvaluation
}

/** Returns the latest evaluation of a model in each suite. */
export function getResults(model: EvaluatedModel): readonly ReleaseResult[] {
  const { suite, evaluation, otherResults = [] } = model
  return [{ evaluation, ...(suite && { suite }) }, ...otherResults]
}
