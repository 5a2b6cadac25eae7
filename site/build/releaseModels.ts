import type { EvaluationSource } from '@transparency-lab/widgets'
import type { EvaluatedModel, FullEvaluation, SuiteResult } from '@transparency-lab/widgets/domain'
import { createLoadedSource, type SnapshotFile } from '@transparency-lab/widgets/snapshot'
import { readModels, type ReleasedModels } from '../src/export/readModels.ts'

/** Parses the models of a release. */
export async function readReleaseModels(snapshot: SnapshotFile): Promise<ReleasedModels> {
  return readModels(createReleaseSource(snapshot))
}

/** A release with its planned models. */
export interface WholeRelease extends ReleasedModels, Pick<SnapshotFile, 'plannedModels'> {}

/** Parses the models of a release, with those that are planned. */
export async function readWholeRelease(snapshot: SnapshotFile): Promise<WholeRelease> {
  return { ...(await readReleaseModels(snapshot)), plannedModels: snapshot.plannedModels }
}

/** Creates a source over a release, which sends no request. */
export function createReleaseSource(snapshot: SnapshotFile): EvaluationSource {
  return createLoadedSource(
    { url: `https://release.invalid/`, loadedAt: Date.now(), file: snapshot },
    { staleTimeMs: Infinity },
  )
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
