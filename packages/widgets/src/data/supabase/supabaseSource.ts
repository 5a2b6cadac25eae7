import type { SupabaseClient } from '@supabase/supabase-js'
import type { EvaluationSource } from '../evaluationSource.ts'
import {
  evaluatedModelRow,
  fullModelRow,
  listByName,
  modelRow,
  readOne,
  toComparedModel,
  toEvaluatedModel,
  toLeaderboardEntry,
} from '../rows/index.ts'
import { SourceError } from '../sourceError.ts'
import { allRows } from './allRows.ts'
import { answerOf } from './answerOf.ts'
import { COLUMNS } from './columns.ts'

const NOTES = { referencedTable: 'evaluations.evaluation_notes' }

/**
 * A source over a Supabase project that holds the lab's schema.
 *
 * @param client made with the project's public key; only its reads are used
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
export function createSupabaseSource(client: Pick<SupabaseClient, 'from'>): EvaluationSource {
  const models = (question: keyof typeof COLUMNS, count?: 'exact') =>
    client.from('models').select(COLUMNS[question], count && { count })
  const latest = (question: 'leaderboard' | 'model' | 'comparedModel', count?: 'exact') =>
    models(question, count)
      .order('evaluation_date', { referencedTable: 'evaluations', ascending: false })
      .limit(1, { referencedTable: 'evaluations' })

  return {
    listLeaderboard: async (options) => {
      const rows = await allRows(() => latest('leaderboard', 'exact').order('id'), options)
      return listByName(rows, evaluatedModelRow, toLeaderboardEntry)
    },
    listModels: async (options) => {
      const rows = await allRows(() => models('models', 'exact').order('id'), options)
      return listByName(rows, modelRow, (model) => model)
    },
    getModel: async (id, options) => {
      const request = latest('model').eq('id', id).order('position', NOTES)
      const { data } = await answerOf(request, options)
      return readOne(onlyRow(data), fullModelRow, toEvaluatedModel)
    },
    getComparedModel: async (id, options) => {
      const request = latest('comparedModel').eq('id', id)
      const { data } = await answerOf(request, options)
      return readOne(onlyRow(data), evaluatedModelRow, toComparedModel)
    },
  }
}

/** The row of an answer that holds one at most: only an empty list says that there is none. */
function onlyRow(data: unknown): unknown {
  if (Array.isArray(data) && data.length <= 1) return data[0]
  throw new SourceError('malformed', 'The source sent no list of one row.')
}
