import type { EvaluationRows } from '../derive/evaluationRows.ts'
import { inTransaction, type Database } from './Database.ts'
import { findRemovals, isNothing, type Removals } from './findRemovals.ts'
import { PushRefusal } from './PushRefusal.ts'

/** What is pushed, and who decides about what goes. */
export interface Push {
  readonly database: Database
  /** The rows of every file. */
  readonly rows: EvaluationRows
  /** The seed of the same files. */
  readonly seed: string
  /**
   * Shows what would leave the database and decides about it. It is not asked when nothing does.
   *
   * @throws PushRefusal when nobody agrees
   */
  readonly agree: (removals: Removals) => Promise<void>
}

/**
 * Makes the figures of a database those of the files, in one transaction: removes what earlier versions of the files
 * wrote and they no longer have, and runs the seed. It leaves what visitors sent and evaluations of other origins.
 *
 * @returns what was removed
 * @throws PushRefusal when the files have no model, nobody agrees, or the database changes meanwhile; nothing is
 *   changed then
 */
export async function pushEvaluations({ database, rows, seed, agree }: Push): Promise<Removals> {
  if (rows.evaluations.length === 0) {
    throw new PushRefusal('The files have no model, so nothing was changed in the database.')
  }
  const shown = await findRemovals(database, rows)
  if (!isNothing(shown)) await agree(shown)
  return inTransaction(database, async () => {
    // Readers go on; only other writers wait.
    await database.run(
      'lock table public.suites, public.models, public.evaluations in share row exclusive mode',
    )
    const found = await findRemovals(database, rows)
    if (JSON.stringify(found) !== JSON.stringify(shown)) {
      throw new PushRefusal(
        'The database changed meanwhile, so nothing was changed in it. Try again.',
      )
    }
    await removeEvaluations(database, found)
    await database.run(withoutTransaction(seed))
    // Until the seed ran, evaluations can be in a suite whose id has changed.
    const suites = found.suites.map(({ id }) => id)
    await remove(database, 'suites', suites)
    return found
  })
}

/** Removes evaluations, and the models that go with them. */
async function removeEvaluations(database: Database, { list }: Removals): Promise<void> {
  const evaluations = list.flatMap((removal) => removal.evaluations)
  const models = list.filter(({ isModelGone }) => isModelGone).map(({ model }) => model)
  await remove(database, 'evaluations', evaluations)
  await remove(database, 'models', models)
}

async function remove(
  database: Database,
  table: 'evaluations' | 'models' | 'suites',
  ids: readonly string[],
): Promise<void> {
  const sql = `delete from public.${table} where id in (select json_array_elements_text($1::json))`
  await database.select(sql, [JSON.stringify(ids)])
}

/** Returns the statements of a seed without its own transaction, which would end the one around it. */
function withoutTransaction(seed: string): string {
  const [begin, end] = ['\nbegin;\n', '\ncommit;\n']
  const start = seed.indexOf(begin)
  if (start === -1 || !seed.endsWith(end)) throw new Error('The seed is no transaction.')
  return seed.slice(start + begin.length, -end.length)
}
