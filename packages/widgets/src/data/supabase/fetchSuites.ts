import { getLastDay, type RankedModelCounts, type Suite } from '../../domain/index.ts'
import type { FetchOptions, Listing } from '../evaluationSource.ts'
import { fromSuiteRow, mapList, parseRows, suiteSchema } from '../rows/index.ts'
import { SourceError } from '../sourceError.ts'
import { sendQuery, type TableClient } from './postgrestClient.ts'

// All columns, because projects that are older than the details of suites lack that column.
const SUITE = '*,model_count,ranked_models'

/** The suites with evaluations. */
export interface StoredSuites {
  readonly listing: Listing<Suite>
  /** The number of models that have each score in a suite, by the id of the suite. */
  readonly rankedModels: ReadonlyMap<string, RankedModelCounts | undefined>
}

/** Fetches the suites with evaluations. A project without the table has none. */
export async function fetchSuites(
  postgrest: TableClient,
  options: FetchOptions,
): Promise<StoredSuites> {
  const query = postgrest.from('suites').select(SUITE).order('position').order('id')
  try {
    const { data } = await sendQuery(query, options)
    const rankedModels = new Map<string, RankedModelCounts | undefined>()
    const rows = mapList(data, fromSuiteRow)
    const { items, invalidRows } = parseRows(
      rows,
      suiteSchema,
      ({ rankedModels: ranked, ...row }) => {
        rankedModels.set(row.id, ranked)
        return row
      },
      getLastDay(Date.now()),
    )
    const listing = { items: items.filter(({ models }) => models !== 0), invalidRows }
    return { listing, rankedModels }
  } catch (error) {
    if (!(error instanceof SourceError) || error.status !== 404) throw error
    return { listing: { items: [], invalidRows: 0 }, rankedModels: new Map() }
  }
}
