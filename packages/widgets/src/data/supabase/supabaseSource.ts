import {
  findSuite,
  getLastDay,
  withRankedResults,
  type CalendarDate,
  type ComparedModel,
  type Suite,
} from '../../domain/index.ts'
import type {
  EvaluationSource,
  FetchOptions,
  Leaderboard,
  SuiteOptions,
} from '../evaluationSource.ts'
import {
  evaluatedModelSchema,
  fromModelRow,
  fullModelSchema,
  mapList,
  modelSchema,
  parseLeaderboard,
  parseRow,
  parseRows,
  sortListing,
  toComparedModel,
  toEvaluatedModel,
} from '../rows/index.ts'
import { withPlannedModels, type PlannedModelsOptions } from '../plannedModels.ts'
import { withoutNulls } from '../withoutNulls.ts'
import type { StoredSuites } from './fetchSuites.ts'
import { postgrestClient, type TableClient } from './postgrestClient.ts'
import { createProjectReader, type ProjectReader } from './projectReader.ts'

/**
 * Creates a source over a Supabase project with the lab's schema.
 *
 * @param client a `SupabaseClient` or a `PostgrestClient` with the project's public key; the source only
 * reads
 *
 * @example
 * ```ts
 * import { createClient } from '@supabase/supabase-js'
 * import { createSupabaseSource } from '@transparency-lab/widgets/supabase'
 *
 * const client = createClient('https://example.supabase.co', 'public-key')
 * export const source = createSupabaseSource(client)
 * ```
 */
export function createSupabaseSource(
  client: TableClient,
  options?: PlannedModelsOptions,
): EvaluationSource {
  // Plain JavaScript may leave out arguments by null.
  const { plannedModels = [] } = withoutNulls({ ...options })
  const { read, readSuites } = createProjectReader(postgrestClient(client))
  return {
    listSuites: async (options) => (await readSuites(options)).listing,
    listLeaderboard: async (options) => {
      const { suites, leaderboard } = await readLeaderboard(read, options)
      return withPlannedModels(leaderboard, plannedModels, suites)
    },
    listModels: async (options) => {
      const { rows } = await read((models) => models.fetchModels(options), options)
      return sortListing(
        parseRows(mapList(rows, fromModelRow), modelSchema, (model) => model, getTomorrow()),
      )
    },
    getModel: async (id, options) => {
      const { suites, rows } = await read((models) => models.fetchFullModel(id, options), options)
      return parseRow(
        fromModelRow(rows),
        fullModelSchema,
        (row) => withRanks(toEvaluatedModel(row, suites.listing), suites),
        getTomorrow(),
      )
    },
    getComparedModel: async (id, options) => {
      const { suites, rows } = await read((models) => models.fetchScores(id, options), options)
      return parseRow(
        fromModelRow(rows),
        evaluatedModelSchema,
        (row) => withRanks(toComparedModel(row, suites.listing), suites),
        getTomorrow(),
      )
    },
  }
}

/** The last day that a row can have, by the clock. */
function getTomorrow(): CalendarDate {
  return getLastDay(Date.now())
}

async function readLeaderboard(
  read: ProjectReader['read'],
  options?: FetchOptions & SuiteOptions,
): Promise<{ readonly suites: readonly Suite[]; readonly leaderboard: Leaderboard }> {
  const { suites, rows } = await read(
    (models) => models.fetchLeaderboard(options?.suite, options),
    options,
  )
  const { items } = suites.listing
  const suite = findSuite(items, options?.suite)
  const listing = parseLeaderboard(mapList(rows, fromModelRow), suite, getTomorrow())
  const leaderboard: Leaderboard = { ...listing, ...(suite && { suite }) }
  const isEmpty = listing.items.length === 0 && listing.invalidRows === 0
  // A suite in the list has models. So the id is unknown, or the database takes another suite for the first one.
  return suite && isEmpty && suite.id !== options?.suite
    ? readLeaderboard(read, { ...options, suite: suite.id })
    : { suites: items, leaderboard }
}

/** Adds to each rank range of a model the number of ranked models. */
function withRanks<Model extends ComparedModel>(
  model: Model | undefined,
  { rankedModels }: StoredSuites,
): Model | undefined {
  return model && withRankedResults(model, (suite) => suite && rankedModels.get(suite.id))
}
