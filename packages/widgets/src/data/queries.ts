import type { UseQueryOptions } from '@tanstack/react-query'
import {
  isModelId,
  type ComparedModel,
  type EvaluatedModel,
  type LeaderboardEntry,
  type ModelSummary,
} from '../domain/index.ts'
import type { EvaluationSource, Listing, Read } from './evaluationSource.ts'
import { patiently } from './patiently.ts'
import type { Release } from './release.ts'

type Query<Value> = UseQueryOptions<Value, Error, Value, readonly string[]>

/** The dashboard's one read. */
export function leaderboardQuery(source: EvaluationSource): Query<Listing<LeaderboardEntry>> {
  return {
    queryKey: ['leaderboard'],
    queryFn: patiently((signal) => source.listLeaderboard({ signal })),
    initialData: () => source.listLeaderboard.atHand?.(),
  }
}

/** The pickers' read. */
export function modelsQuery(source: EvaluationSource): Query<Listing<ModelSummary>> {
  return {
    queryKey: ['models'],
    queryFn: patiently((signal) => source.listModels({ signal })),
    initialData: () => source.listModels.atHand?.(),
  }
}

/** One model's page; null when there is no such model, which is known without asking at times. */
export function modelQuery(source: EvaluationSource, id: string): Query<EvaluatedModel | null> {
  return {
    queryKey: ['model', id],
    queryFn: patiently(async (signal) =>
      isModelId(id) ? ((await source.getModel(id, { signal })) ?? null) : null,
    ),
    initialData: () => atHand(source.getModel, id),
  }
}

/** One model of a comparison; null when there is no such model, or no evaluation of it. */
export function comparedModelQuery(
  source: EvaluationSource,
  id: string,
): Query<ComparedModel | null> {
  return {
    queryKey: ['compared model', id],
    queryFn: patiently(async (signal) =>
      isModelId(id) ? ((await source.getComparedModel(id, { signal })) ?? null) : null,
    ),
    initialData: () => atHand(source.getComparedModel, id),
  }
}

/** What is known of the publication; null when the source reads from none. */
export function releaseQuery(source: EvaluationSource): Query<Release | null> {
  return {
    queryKey: ['release'],
    queryFn: async ({ signal }) => (await source.getRelease?.({ signal })) ?? null,
  }
}

function atHand<Value>({ atHand: answer }: Read<[string], Value | undefined>, id: string) {
  return answer && (isModelId(id) ? (answer(id) ?? null) : null)
}
