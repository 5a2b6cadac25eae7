import { findSuite, type ModelSummary, type Suite } from '../../domain/index.ts'
import type { EvaluationSource, FetchOptions, Leaderboard, Listing } from '../evaluationSource.ts'
import {
  evaluatedModelRowSchema,
  fullModelRowSchema,
  modelRowSchema,
  parseLeaderboard,
  parseRow,
  parseRows,
  sortByName,
  toComparedModel,
  toEvaluatedModel,
  toModelSummary,
} from '../rows/index.ts'
import { withPlannedModels, type PlannedModelsOptions } from '../plannedModels.ts'
import { singleFlight } from '../singleFlight.ts'
import { SourceError } from '../sourceError.ts'
import { fetchAllPages, postgrestClient, sendQuery, type TableClient } from './postgrestClient.ts'
import { fetchSuites, getAliases, mergeEvaluations, selectLatest } from './suiteQueries.ts'

const MODEL = 'id,name,provider'
/**
 * The columns of an evaluation. A project without suites has no intervals and kinds of dates either, and one whose suites say
 * nothing about their categories may be from before evaluations counted the figures of incomplete ones.
 */
function getScoreColumns(suites: readonly Suite[]): string {
  const error = suites.length > 0 ? ',lower,upper,interval_kind,rank_best,rank_worst,rank_kind' : ''
  const dateKind = suites.length > 0 ? 'date_kind,' : ''
  const hasDetails = suites.some(({ categoryDetails }) => categoryDetails !== undefined)
  const incomplete = hasDetails ? ',incomplete_categories' : ''
  return (
    `evaluation_date,${dateKind}compound_score${error}${incomplete},source_title,source_url,` +
    `evaluation_scores(category,raw_score,z_score${error})`
  )
}

/** The columns of an evaluation with everything that a model's page shows. */
function getFullColumns(suites: readonly Suite[]): string {
  const more =
    suites.length > 0
      ? ',lower,upper,interval_level,unknown_error,' +
        'published_value,published_unit,published_low,published_high,lower_is_better'
      : ''
  return (
    `${getScoreColumns(suites)},total_probes,` +
    `evaluation_categories(parent_category,subcategory,score,probe_count,measure${more}),` +
    'evaluation_notes(note_text)'
  )
}

const SUITES_STALE_MS = 60_000

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
  { plannedModels = [] }: PlannedModelsOptions = {},
): EvaluationSource {
  const postgrest = postgrestClient(client)
  const listSuites = singleFlight((options) => fetchSuites(postgrest, options), SUITES_STALE_MS)
  const getSuites = async (options?: FetchOptions) => (await listSuites(options)).items

  return {
    listSuites,
    listLeaderboard: async (options) => {
      const suites = await getSuites(options)
      const suite = findSuite(suites, options?.suite)
      const leaderboard = await fetchLeaderboard(postgrest, suite, options)
      return withPlannedModels(leaderboard, plannedModels, suites)
    },
    listModels: async (options) => fetchModels(postgrest, await getSuites(options), options),
    getModel: async (id, options) => {
      const suites = await getSuites(options)
      const model = `${MODEL},description,model_url`
      const evaluation = getFullColumns(suites)
      let query = selectLatest(postgrest, { model, evaluation, suites }).eq('id', id)
      for (const alias of getAliases(suites)) {
        query = query.order('position', { referencedTable: `${alias}.evaluation_notes` })
      }
      const row = await fetchOnlyRow(query, options)
      return parseRow(row, fullModelRowSchema, (model) => toEvaluatedModel(model, suites))
    },
    getComparedModel: async (id, options) => {
      const suites = await getSuites(options)
      const evaluation = getScoreColumns(suites)
      const query = selectLatest(postgrest, { model: MODEL, evaluation, suites })
      const row = await fetchOnlyRow(query.eq('id', id), options)
      return parseRow(row, evaluatedModelRowSchema, (model) => toComparedModel(model, suites))
    },
  }
}

async function fetchLeaderboard(
  postgrest: TableClient,
  suite: Suite | undefined,
  options?: FetchOptions,
): Promise<Leaderboard> {
  const suites = suite ? [suite] : []
  const rows = await fetchAllPages(() => {
    const evaluation = getScoreColumns(suites)
    const columns = { model: MODEL, evaluation, suites, count: 'exact' } as const
    return selectLatest(postgrest, columns).order('id')
  }, options)
  const listing = parseLeaderboard(rows.map(mergeEvaluations), suite)
  return { ...listing, ...(suite && { suite }) }
}

async function fetchModels(
  postgrest: TableClient,
  suites: readonly Suite[],
  options?: FetchOptions,
): Promise<Listing<ModelSummary>> {
  const columns = suites.length === 0 ? MODEL : `${MODEL},suite_ids`
  const query = () => postgrest.from('models').select(columns, { count: 'exact' }).order('id')
  const rows = await fetchAllPages(query, options)
  return sortByName(parseRows(rows, modelRowSchema, toModelSummary))
}

/** Fetches the row of a list with one row at most. Only an empty list means that there is none. */
async function fetchOnlyRow(
  query: Parameters<typeof sendQuery>[0],
  options?: FetchOptions,
): Promise<unknown> {
  const { data } = await sendQuery(query, options)
  if (Array.isArray(data) && data.length <= 1) return mergeEvaluations(data[0])
  throw new SourceError('malformed', 'The source did not return a list of one row.')
}
