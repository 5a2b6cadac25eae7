import type { Suite } from '../../domain/index.ts'
import type { FetchOptions, Listing } from '../evaluationSource.ts'
import { parseRows, suiteRowSchema, toSuite } from '../rows/index.ts'
import { SourceError } from '../sourceError.ts'
import { sendQuery, type TableClient } from './postgrestClient.ts'

// All columns, because projects of before suites had details lack that column.
const SUITE = '*,model_count'

/** A query of models with evaluations. */
interface LatestQuery {
  /** The columns of the model. */
  readonly model: string
  /** The columns of each evaluation. */
  readonly evaluation: string
  /** Empty for a project without suites. */
  readonly suites: readonly Suite[]
  readonly count?: 'exact'
}

/** Fetches the suites with evaluations. A project without the table has none. */
export async function fetchSuites(
  postgrest: TableClient,
  options: FetchOptions,
): Promise<Listing<Suite>> {
  const query = postgrest.from('suites').select(SUITE).order('position').order('id')
  try {
    const { data } = await sendQuery(query, options)
    const { items, invalidRows } = parseRows(data, suiteRowSchema, toSuite)
    return { items: items.filter(({ models }) => models !== 0), invalidRows }
  } catch (error) {
    if (error instanceof SourceError && error.status === 404) return { items: [], invalidRows: 0 }
    throw error
  }
}

/** Selects models with their latest evaluation in each suite, for {@link mergeEvaluations}. */
export function selectLatest(
  postgrest: TableClient,
  { model, evaluation, suites, count }: LatestQuery,
) {
  const aliases = getAliases(suites)
  // An inner join would make the count read every evaluation.
  const embeds = aliases.map((alias, index) =>
    suites[index] ? `${alias}:evaluations(suite_id,${evaluation})` : `evaluations(${evaluation})`,
  )
  let query = postgrest.from('models').select([model, ...embeds].join(','), count && { count })
  for (const [index, alias] of aliases.entries()) {
    const suite = suites[index]
    query = query
      .order('evaluation_date', { referencedTable: alias, ascending: false })
      .limit(1, { referencedTable: alias })
    if (suite) query = query.eq(`${alias}.suite_id`, suite.id)
  }
  return query
}

/** Returns the name of the evaluations in each suite within a row. */
export function getAliases(suites: readonly Suite[]): string[] {
  return suites.length === 0 ? ['evaluations'] : suites.map((_, index) => `evaluations_${index}`)
}

/** Joins the evaluations in each suite to one list. A row without any stays without a list. */
export function mergeEvaluations(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || 'evaluations' in row) return row
  const parts = Object.entries(row).filter(([key]) => key.startsWith('evaluations_'))
  if (parts.length === 0) return row
  return { ...row, evaluations: parts.flatMap(([, evaluations]) => evaluations as unknown) }
}
