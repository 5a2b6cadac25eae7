import type { SupabaseClient } from '@supabase/supabase-js'
import { latestEvaluation } from '../../domain/index.ts'
import type { EvaluationSource } from '../evaluationSource.ts'
import { COLUMNS } from './columns.ts'
import { answerOf } from './answerOf.ts'
import { readList, readOne } from './readRows.ts'
import { evaluatedModelRow, fullModelRow, modelRow } from './rows.ts'
import { latestOf, toFullEvaluation } from './toDomain.ts'

/**
 * A source over a Supabase project that holds the lab's schema.
 *
 * @param client made with the project's public key; only its reads are used
 */
export function createSupabaseSource(client: Pick<SupabaseClient, 'from'>): EvaluationSource {
  const latest = <Name extends keyof typeof COLUMNS>(name: Name) =>
    client
      .from('models')
      .select(COLUMNS[name])
      .order('evaluation_date', { referencedTable: 'evaluations', ascending: false })
      .limit(1, { referencedTable: 'evaluations' })

  return {
    listLeaderboard: async (options) => {
      const rows = await answerOf(latest('leaderboard').order('name'), options)
      return readList(rows, evaluatedModelRow, ({ evaluations, ...model }) => {
        const evaluation = latestOf(evaluations)
        return evaluation && { ...model, ...evaluation, isPlaceholder: false }
      })
    },
    listModels: async (options) => {
      const rows = await answerOf(
        client.from('models').select(COLUMNS.models).order('name'),
        options,
      )
      return readList(rows, modelRow, (model) => model)
    },
    getModel: async (id, options) => {
      const row = await answerOf(latest('model').eq('id', id).maybeSingle(), options)
      return readOne(row, fullModelRow, ({ description, model_url, evaluations, ...model }) => {
        const evaluation = latestEvaluation(evaluations.map(toFullEvaluation))
        return (
          evaluation && {
            ...model,
            description: description ?? undefined,
            url: model_url ?? undefined,
            evaluation,
          }
        )
      })
    },
    getComparedModel: async (id, options) => {
      const row = await answerOf(latest('comparedModel').eq('id', id).maybeSingle(), options)
      return readOne(row, evaluatedModelRow, ({ evaluations, ...model }) => {
        const evaluation = latestOf(evaluations)
        return evaluation && { ...model, evaluation }
      })
    },
  }
}
