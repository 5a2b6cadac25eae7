import type { EvaluationRows } from '../derive/evaluationRows.ts'
import { UNNAMED_SUITE } from '../file/suiteSchema.ts'
import type { Database } from './Database.ts'

/** What the files no longer have of one model in one suite. */
export interface Removal {
  readonly suite: string
  readonly suiteTitle: string
  readonly model: string
  readonly modelName: string
  /** Whether the model goes too, because it has no other evaluation and no file has it. */
  readonly isModelGone: boolean
  /** The ids of the evaluations. */
  readonly evaluations: readonly string[]
  /** The number of their published figures. */
  readonly figures: number
}

/** A suite that goes, because no file has it and nothing stays in it. */
export interface RemovedSuite {
  readonly id: string
  readonly title: string
}

/** What leaves the database. */
export interface Removals {
  /** One for each model and suite, in the order of the suites and of the models. */
  readonly list: readonly Removal[]
  /** With those whose evaluations only move, as when the id of a suite changed. */
  readonly suites: readonly RemovedSuite[]
  /** Whether no evaluation of these files' earlier versions stays or is replaced. */
  readonly isEverything: boolean
}

/**
 * Finds what earlier versions of the files wrote and these rows lack. Evaluations that anybody else wrote, and those
 * that the seed replaces by itself, are not among them.
 */
export async function findRemovals(database: Database, rows: EvaluationRows): Promise<Removals> {
  const found = await database.select(SQL, [
    JSON.stringify(rows.evaluations.map(toKey)),
    JSON.stringify(rows.models.map(({ id }) => id)),
  ])
  const emptied = await database.select(SUITES, [
    JSON.stringify([UNNAMED_SUITE, ...rows.suites.map(({ id }) => id)]),
  ])
  const list = found.filter(({ gone }) => gone === true).map(toRemoval)
  const suites = emptied.map(({ id, title }) => ({ id: String(id), title: String(title) }))
  return { list, suites, isEverything: list.length > 0 && list.length === found.length }
}

/** Returns whether nothing leaves the database. */
export function isNothing({ list, suites }: Removals): boolean {
  return list.length === 0 && suites.length === 0
}

function toKey({ id, model_id, suite_id, evaluation_date }: EvaluationRows['evaluations'][number]) {
  return { id, model_id, suite_id, evaluation_date }
}

function toRemoval(row: Readonly<Record<string, unknown>>): Removal {
  return {
    suite: String(row['suite_id']),
    suiteTitle: String(row['suite_title']),
    model: String(row['model_id']),
    modelName: String(row['model_name']),
    isModelGone: row['model_goes'] === true,
    evaluations: row['evaluations'] as readonly string[],
    figures: Number(row['figures']),
  }
}

/**
 * Whether the command wrote an evaluation. It names its evaluations by the file, the model and the day; those of other
 * origins have other ids, such as the random ones of the column's default.
 */
const IS_WRITTEN = `id like '_%-' || model_id || '-' || to_char(evaluation_date, 'YYYY-MM-DD')`

/** The suites that no file has and where only the command wrote: all of its evaluations leave them. */
const SUITES = `
  select id, title from public.suites
  where id not in (select json_array_elements_text($1::json)) and not exists (
    select from public.evaluations where suite_id = suites.id and not (evaluations.${IS_WRITTEN})
  )
  order by position, id`

/**
 * One row for each model and suite of evaluations that the command wrote. `gone` are
 * those that the files lack, except the ones that the seed replaces: those of the same suite, model and day, and those
 * of the same file and model whose date has been corrected.
 */
const SQL = `
  with kept as (
    select * from json_to_recordset($1::json)
      as kept (id text, model_id text, suite_id text, evaluation_date date)
  ),
  written as (
    select evaluations.*, to_char(evaluation_date, 'YYYY-MM-DD') as day
    from public.evaluations
    where ${IS_WRITTEN}
  ),
  judged as (
    select written.id, written.model_id, written.suite_id,
      not exists (
        select from kept
        where kept.id = written.id
          or kept.model_id = written.model_id and (
            kept.suite_id = written.suite_id and kept.evaluation_date = written.evaluation_date
            or written.id = left(kept.id, -10) || written.day
          )
      ) as gone
    from written
  ),
  gone as (select id from judged where gone)
  select judged.suite_id, suites.title as suite_title, judged.model_id, models.name as model_name, judged.gone,
    json_agg(judged.id order by judged.id) as evaluations,
    (
      select count(*)::integer from public.evaluation_categories
      where evaluation_id = any (array_agg(judged.id))
    ) as figures,
    judged.model_id not in (select json_array_elements_text($2::json)) and not exists (
      select from public.evaluations as other
      where other.model_id = judged.model_id and other.id not in (select id from gone)
    ) as model_goes
  from judged
  join public.suites on suites.id = judged.suite_id
  join public.models on models.id = judged.model_id
  group by judged.suite_id, suites.title, suites.position, judged.model_id, models.name, judged.gone
  order by suites.position, judged.suite_id, judged.model_id`
