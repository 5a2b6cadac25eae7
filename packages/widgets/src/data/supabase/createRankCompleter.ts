import {
  countRankedModels,
  getRankedSuites,
  withRankedResults,
  type ComparedModel,
  type RankedModels,
  type Suite,
} from '../../domain/index.ts'
import type { FetchOptions } from '../evaluationSource.ts'
import { parseLeaderboard } from '../rows/index.ts'
import { singleFlight } from '../singleFlight.ts'
import { fetchAllPages, type TableClient } from './postgrestClient.ts'
import { mergeEvaluations, selectLatest } from './suiteQueries.ts'

const COUNTS_STALE_MS = 60_000

/** The columns that tell which scores an evaluation has. */
const SCORES =
  'evaluation_date,compound_score,source_title,source_url,evaluation_scores(category,raw_score,z_score)'

/** Says in the ranks of a model among how many models they are. */
type RankCompleter = <Model extends ComparedModel>(
  model: Model | undefined,
  options?: FetchOptions,
) => Promise<Model | undefined>

/**
 * Creates a function that completes the ranks of models that are read alone. It reads the scores of a suite only for
 * a model with ranks in it, and once a minute at most.
 */
export function createRankCompleter(postgrest: TableClient): RankCompleter {
  const reads = new Map<string | undefined, (options?: FetchOptions) => Promise<RankedModels>>()
  const countModels = (suite: Suite | undefined, options?: FetchOptions) => {
    const count =
      reads.get(suite?.id) ??
      singleFlight((signal) => fetchCounts(postgrest, suite, signal), COUNTS_STALE_MS)
    reads.set(suite?.id, count)
    return count(options)
  }
  return async (model, options) => {
    if (model === undefined) return undefined
    const counted = await Promise.all(
      getRankedSuites(model).map(
        async (suite) => [suite?.id, await countModels(suite, options)] as const,
      ),
    )
    const counts = new Map(counted)
    return withRankedResults(model, (suite) => counts.get(suite?.id))
  }
}

async function fetchCounts(
  postgrest: TableClient,
  suite: Suite | undefined,
  options: FetchOptions,
): Promise<RankedModels> {
  const rows = await fetchAllPages(() => {
    const suites = suite ? [suite] : []
    const columns = {
      model: 'id,name,provider',
      evaluation: SCORES,
      suites,
      count: 'exact',
    } as const
    return selectLatest(postgrest, columns).order('id')
  }, options)
  return countRankedModels(parseLeaderboard(rows.map(mergeEvaluations), suite).items)
}
