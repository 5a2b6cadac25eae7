import type { FetchOptions } from '../evaluationSource.ts'
import { singleFlight } from '../singleFlight.ts'
import { SourceError } from '../sourceError.ts'
import { fetchSuites, type StoredSuites } from './fetchSuites.ts'
import { createModelReader, type ModelReader } from './modelReader.ts'
import type { TableClient } from './postgrestClient.ts'

const SUITES_STALE_MS = 60_000

/** Reads a project, with suites or without them. */
export interface ProjectReader {
  /** Fetches the suites, and caches them for a minute. */
  readonly readSuites: (options?: FetchOptions) => Promise<StoredSuites>
  /** Fetches rows at the same time as the suites. */
  readonly read: <Rows>(
    fetchRows: (reader: ModelReader) => Promise<Rows>,
    options?: FetchOptions,
  ) => Promise<{ readonly suites: StoredSuites; readonly rows: Rows }>
}

/**
 * Creates a reader that expects suites. A project without suites lacks their columns and functions, and
 * refuses the first request. The reader repeats it without suites, and expects none from then on.
 */
export function createProjectReader(postgrest: TableClient): ProjectReader {
  const readSuites = singleFlight((options) => fetchSuites(postgrest, options), SUITES_STALE_MS)
  const readers = {
    suites: createModelReader(postgrest, true),
    noSuites: createModelReader(postgrest, false),
  }
  let expected: keyof typeof readers = 'suites'
  return {
    readSuites,
    read: async (fetchRows, options) => {
      const assumed = expected
      const request = fetchRows(readers[assumed]).then(
        (rows) => ({ rows }),
        (error: unknown) => ({ error }),
      )
      const suites = await readSuites(options)
      const result = await request
      const { items, invalidRows } = suites.listing
      // When the project has suites but none is valid, reads the evaluations as of a project without suites.
      const isPlain =
        items.length === 0 && (assumed === 'noSuites' || isRefused(result) || invalidRows > 0)
      const found = isPlain ? 'noSuites' : 'suites'
      if (assumed !== found) {
        expected = found
        return { suites, rows: await fetchRows(readers[found]) }
      }
      if ('error' in result) throw result.error
      return { suites, rows: result.rows }
    },
  }
}

/** Whether the project lacks something that the request names. */
function isRefused(result: object): boolean {
  return 'error' in result && result.error instanceof SourceError && result.error.status === 400
}
