import type { FetchOptions } from '../evaluationSource.ts'
import { ADDED_COLUMNS } from '../rows/index.ts'
import { SourceError } from '../sourceError.ts'
import { fetchAllPages, sendQuery, type TableClient } from './postgrestClient.ts'

const MODEL = 'id,name,provider'

/** What a project stores about evaluations, and how a request finds the latest ones of a model. */
interface Schema {
  /** The columns of a model in the list of all. */
  readonly model: string
  /** The columns of an evaluation with its scores. */
  readonly scores: string
  /** The columns of an evaluation with everything that a model's page shows. */
  readonly full: string
  /** The relation from a model to its latest evaluation in each suite. */
  readonly latest: string
  /** The relation from a model to its latest evaluation in the first suite. */
  readonly first: string
  /** Whether the relations lead to all evaluations, so that the request picks the latest one. */
  readonly hasHistory: boolean
}

/** The schema of a project that has all migrations: functions of the database are the relations. */
const SUITES: Schema = {
  model: `${MODEL},suite_ids`,
  // All columns, because a project that is older than a migration lacks those that it adds.
  ...evaluationColumns('*', ADDED_COLUMNS),
  latest: 'evaluations:latest_evaluations',
  first: 'evaluations:default_evaluations',
  hasHistory: false,
}

/** The schema of a project that has models with evaluations, and nothing newer. */
const NO_SUITES: Schema = {
  model: MODEL,
  ...evaluationColumns('evaluation_date,compound_score,total_probes,source_title,source_url', {
    score: [],
    figure: [],
  }),
  latest: 'evaluations',
  first: 'evaluations',
  hasHistory: true,
}

function evaluationColumns(
  own: string,
  added: Record<keyof typeof ADDED_COLUMNS, readonly string[]>,
) {
  const score = ['category', 'raw_score', 'z_score', ...added.score].join()
  const scores = `${own},evaluation_scores(${score})`
  const figure = ['parent_category', 'subcategory', 'score', 'probe_count', 'measure']
  const figures = [...figure, ...added.figure].join()
  const full = `${scores},evaluation_categories(${figures}),evaluation_notes(note_text)`
  return { scores, full }
}

/** Reads models. Each row of a model has its latest evaluations in the list `evaluations`. */
export interface ModelReader {
  /** Fetches every model, without evaluations. */
  readonly fetchModels: (options?: FetchOptions) => Promise<readonly unknown[]>
  /** Fetches every model with its evaluation in one suite: the first one if there is no id. */
  readonly fetchLeaderboard: (id?: string, options?: FetchOptions) => Promise<readonly unknown[]>
  /** Fetches a model with its scores in every suite; undefined when there is no such model. */
  readonly fetchScores: (id: string, options?: FetchOptions) => Promise<unknown>
  /** Fetches a model with everything that its page shows; undefined when there is no such model. */
  readonly fetchFullModel: (id: string, options?: FetchOptions) => Promise<unknown>
}

/** Creates the reader of a project, with suites or without them. */
export function createModelReader(postgrest: TableClient, hasSuites: boolean): ModelReader {
  const schema = hasSuites ? SUITES : NO_SUITES
  const select = (columns: string, count?: 'exact') => {
    const query = postgrest.from('models').select(columns, count && { count })
    if (!schema.hasHistory) return query
    const referencedTable = 'evaluations'
    return query
      .order('evaluation_date', { referencedTable, ascending: false })
      .limit(1, { referencedTable })
  }
  return {
    fetchModels: (options) =>
      fetchAllPages(
        () => postgrest.from('models').select(schema.model, { count: 'exact' }).order('id'),
        options,
      ),
    fetchLeaderboard: (id, options) =>
      fetchAllPages(() => {
        const relation = id === undefined ? schema.first : schema.latest
        const query = select(`${MODEL},${relation}(${schema.scores})`, 'exact').order('id')
        return id === undefined || !hasSuites ? query : query.eq('evaluations.suite_id', id)
      }, options),
    fetchScores: (id, options) => {
      const query = select(`${MODEL},${schema.latest}(${schema.scores})`)
      return fetchOnlyRow(query.eq('id', id), options)
    },
    fetchFullModel: (id, options) => {
      const columns = `${MODEL},description,model_url,${schema.latest}(${schema.full})`
      const query = select(columns).order('position', {
        referencedTable: 'evaluations.evaluation_notes',
      })
      return fetchOnlyRow(query.eq('id', id), options)
    },
  }
}

/** Fetches the row of a list with one row at most. Only an empty list means that there is none. */
async function fetchOnlyRow(
  query: Parameters<typeof sendQuery>[0],
  options?: FetchOptions,
): Promise<unknown> {
  const { data } = await sendQuery(query, options)
  if (Array.isArray(data) && data.length <= 1) return data[0]
  throw new SourceError('malformed', 'The source did not return a list of one row.')
}
