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
import { answerOf } from './answerOf.ts'
import { COLUMNS } from './columns.ts'

const NOTES = { referencedTable: 'evaluations.evaluation_notes' }

/**
 * A source over a Supabase project that holds the lab's schema.
 *
 * @param client made with the project's public key; only its reads are used
 */
export function createSupabaseSource(client: Pick<SupabaseClient, 'from'>): EvaluationSource {
  const models = (question: keyof typeof COLUMNS) => client.from('models').select(COLUMNS[question])
  const latest = (question: 'leaderboard' | 'model' | 'comparedModel') =>
    models(question)
      .order('evaluation_date', { referencedTable: 'evaluations', ascending: false })
      .limit(1, { referencedTable: 'evaluations' })

  return {
    listLeaderboard: async (options) => {
      const rows = await answerOf(latest('leaderboard'), options)
      return listByName(rows, evaluatedModelRow, toLeaderboardEntry)
    },
    listModels: async (options) => {
      const rows = await answerOf(models('models').order('name'), options)
      return listByName(rows, modelRow, (model) => model)
    },
    getModel: async (id, options) =>
      readOne(
        await answerOf(
          latest('model').eq('id', id).order('position', NOTES).maybeSingle(),
          options,
        ),
        fullModelRow,
        toEvaluatedModel,
      ),
    getComparedModel: async (id, options) =>
      readOne(
        await answerOf(latest('comparedModel').eq('id', id).maybeSingle(), options),
        evaluatedModelRow,
        toComparedModel,
      ),
  }
}
