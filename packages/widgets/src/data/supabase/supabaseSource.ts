import type { SupabaseClient } from '@supabase/supabase-js'
import { compareText, type ModelSummary } from '../../domain/index.ts'
import type { EvaluationSource, Listing } from '../evaluationSource.ts'
import { answerOf } from './answerOf.ts'
import { COLUMNS } from './columns.ts'
import { readList, readOne } from './readRows.ts'
import { evaluatedModelRow, fullModelRow, modelRow } from './rows.ts'
import { toComparedModel, toEvaluatedModel, toLeaderboardEntry } from './toDomain.ts'

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
      return byName(readList(rows, evaluatedModelRow, toLeaderboardEntry))
    },
    listModels: async (options) => {
      const rows = await answerOf(models('models').order('name'), options)
      return byName(readList(rows, modelRow, (model) => model))
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

/** A database orders text by a collation of its own; a page is to look the same over every source. */
function byName<Item extends ModelSummary>({ items, unreadable }: Listing<Item>): Listing<Item> {
  return { items: [...items].sort((a, b) => compareText(a.name, b.name)), unreadable }
}
