import type { EvaluationSource } from '../evaluationSource.ts'
import {
  evaluatedModelRowSchema,
  fullModelRowSchema,
  modelRowSchema,
  parseRow,
  parseRows,
  toComparedModel,
  toEvaluatedModel,
  toLeaderboardEntry,
} from '../rows/index.ts'
import { SourceError } from '../sourceError.ts'
import { fetchAllPages, postgrestClient, sendQuery, type TableClient } from './postgrestClient.ts'

const MODEL = 'id,name,provider'
const SCORES =
  'evaluation_date,compound_score,source_title,source_url,' +
  'evaluation_scores(category,raw_score,z_score)'
const DETAILS =
  'total_probes,' +
  'evaluation_categories(parent_category,subcategory,score,probe_count,measure),' +
  'evaluation_notes(note_text)'

/** The columns of each query: only those that its page shows. */
const COLUMNS = {
  // An inner join would make the count read every evaluation.
  leaderboard: `${MODEL},evaluations(${SCORES})`,
  models: MODEL,
  model: `${MODEL},description,model_url,evaluations(${SCORES},${DETAILS})`,
  comparedModel: `${MODEL},evaluations(${SCORES})`,
} as const

const NOTES = { referencedTable: 'evaluations.evaluation_notes' }

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
export function createSupabaseSource(client: TableClient): EvaluationSource {
  const postgrest = postgrestClient(client)
  const models = (columns: keyof typeof COLUMNS, count?: 'exact') =>
    postgrest.from('models').select(COLUMNS[columns], count && { count })
  const latest = (columns: 'leaderboard' | 'model' | 'comparedModel', count?: 'exact') =>
    models(columns, count)
      .order('evaluation_date', { referencedTable: 'evaluations', ascending: false })
      .limit(1, { referencedTable: 'evaluations' })

  return {
    listLeaderboard: async (options) => {
      const rows = await fetchAllPages(() => latest('leaderboard', 'exact').order('id'), options)
      return parseRows(rows, evaluatedModelRowSchema, toLeaderboardEntry)
    },
    listModels: async (options) => {
      const rows = await fetchAllPages(() => models('models', 'exact').order('id'), options)
      return parseRows(rows, modelRowSchema, (model) => model)
    },
    getModel: async (id, options) => {
      const query = latest('model').eq('id', id).order('position', NOTES)
      const { data } = await sendQuery(query, options)
      return parseRow(onlyRow(data), fullModelRowSchema, toEvaluatedModel)
    },
    getComparedModel: async (id, options) => {
      const { data } = await sendQuery(latest('comparedModel').eq('id', id), options)
      return parseRow(onlyRow(data), evaluatedModelRowSchema, toComparedModel)
    },
  }
}

/** Returns the row of a list with one row at most. Only an empty list means that there is none. */
function onlyRow(data: unknown): unknown {
  if (Array.isArray(data) && data.length <= 1) return data[0]
  throw new SourceError('malformed', 'The source did not return a list of one row.')
}
