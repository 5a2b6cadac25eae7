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

const FRESH_MS = 60_000

/** The dashboard's one read. */
export function leaderboardQuery(source: EvaluationSource): Query<Listing<LeaderboardEntry>> {
  return queryOf(source, ['leaderboard'], {
    read: (signal) => source.listLeaderboard({ signal }),
    atHand: () => source.listLeaderboard.atHand?.(),
  })
}

/** The pickers' read. */
export function modelsQuery(source: EvaluationSource): Query<Listing<ModelSummary>> {
  return queryOf(source, ['models'], {
    read: (signal) => source.listModels({ signal }),
    atHand: () => source.listModels.atHand?.(),
  })
}

/** One model's page; null when there is no such model, which is known without asking at times. */
export function modelQuery(source: EvaluationSource, id: string): Query<EvaluatedModel | null> {
  return oneModelQuery(source, ['model', id], source.getModel)
}

/** One model of a comparison; null when there is no such model, or no evaluation of it. */
export function comparedModelQuery(
  source: EvaluationSource,
  id: string,
): Query<ComparedModel | null> {
  return oneModelQuery(source, ['compared model', id], source.getComparedModel)
}

/** What is known of the publication; null when the source reads from none. */
export function releaseQuery(source: EvaluationSource): Query<Release | null> {
  return queryOf(source, ['release'], {
    read: async (signal) => (await source.getRelease?.({ signal })) ?? null,
    atHand: () => source.getRelease?.atHand?.(),
  })
}

function oneModelQuery<Value extends object>(
  source: EvaluationSource,
  key: readonly [question: string, id: string],
  read: Read<[id: string], Value | undefined>,
): Query<Value | null> {
  const [, id] = key
  const isId = isModelId(id)
  return queryOf(source, key, {
    read: async (signal) => (isId && (await read(id, { signal }))) || null,
    atHand: () => read.atHand && ((isId && read.atHand(id)) || null),
  })
}

interface Question<Value> {
  readonly read: (signal: AbortSignal) => Promise<Value>
  /** Undefined when the answer has to be waited for. */
  readonly atHand: () => Value | undefined
}

function queryOf<Value>(
  source: EvaluationSource,
  key: readonly string[],
  { read, atHand }: Question<Value>,
): Query<Value> {
  return {
    queryKey: [keyOf(source), ...key],
    queryFn: patiently(read),
    initialData: () => {
      try {
        return atHand()
      } catch {
        // The read fails with the same error, and the widget shows it.
        return undefined
      }
    },
    initialDataUpdatedAt: () => source.loadedAt,
    staleTime: source.freshMs ?? FRESH_MS,
  }
}

const keys = new WeakMap<EvaluationSource, string>()
let sources = 0

/** Tells the answers of one source from those of another that a provider had before it. */
function keyOf(source: EvaluationSource): string {
  const key = keys.get(source) ?? String((sources += 1))
  keys.set(source, key)
  return key
}
