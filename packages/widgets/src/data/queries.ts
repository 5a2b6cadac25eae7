import { queryOptions } from '@tanstack/react-query'
import { isModelId } from '../domain/index.ts'
import type { EvaluationSource } from './evaluationSource.ts'
import { patiently } from './patiently.ts'

/** The dashboard's one read. */
export function leaderboardQuery(source: EvaluationSource) {
  return queryOptions({
    queryKey: ['leaderboard'],
    queryFn: patiently((signal) => source.listLeaderboard({ signal })),
  })
}

/** The pickers' read. */
export function modelsQuery(source: EvaluationSource) {
  return queryOptions({
    queryKey: ['models'],
    queryFn: patiently((signal) => source.listModels({ signal })),
  })
}

/** One model's page; null when there is no such model, which is known without asking at times. */
export function modelQuery(source: EvaluationSource, id: string) {
  return queryOptions({
    queryKey: ['model', id],
    queryFn: patiently(async (signal) =>
      isModelId(id) ? ((await source.getModel(id, { signal })) ?? null) : null,
    ),
  })
}

/** One model of a comparison; null when there is no such model, or no evaluation of it. */
export function comparedModelQuery(source: EvaluationSource, id: string) {
  return queryOptions({
    queryKey: ['compared model', id],
    queryFn: patiently(async (signal) =>
      isModelId(id) ? ((await source.getComparedModel(id, { signal })) ?? null) : null,
    ),
  })
}

/** What is known of the publication; null when the source reads from none. */
export function releaseQuery(source: EvaluationSource) {
  return queryOptions({
    queryKey: ['release'],
    queryFn: async ({ signal }) => (await source.getRelease?.({ signal })) ?? null,
  })
}
