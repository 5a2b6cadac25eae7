import type { SupabaseClient } from '@supabase/supabase-js'
import type { FetchOptions } from '../evaluationSource.ts'
import { SourceError } from '../sourceError.ts'
import { sourceFetch } from '../sourceFetch.ts'

/** A client that can query tables: a `SupabaseClient` or a `PostgrestClient`. */
export type TableClient = Pick<SupabaseClient, 'from'>

/** The part of PostgREST's query builder that sends a query. */
interface TableQuery {
  readonly abortSignal: (signal: AbortSignal) => TableQuery
  readonly retry: (enabled: boolean) => TableQuery
  readonly throwOnError: () => PromiseLike<TableResult>
}

interface TableResult {
  readonly data: unknown
  /** The number of rows that match, on this page and the next ones; null when the response has no count. */
  readonly count: number | null
}

/** A query that selects rows in the order of their ids, with their exact count. */
interface PagedQuery extends TableQuery {
  /** Selects only the rows after an id. */
  readonly gt: (column: 'id', id: string) => TableQuery
}

/**
 * Creates a client like the given one, with a fetch of our own. PostgREST's client reports neither
 * progress nor headers, so that only its fetch can time out and parse Retry-After.
 */
export function postgrestClient(client: TableClient): TableClient {
  // A SupabaseClient delegates to a PostgrestClient.
  const { rest = client } = client as TableClient & { readonly rest?: TableClient }
  const { fetch } = rest as { readonly fetch?: typeof globalThis.fetch }
  return Object.create(rest, { fetch: { value: sourceFetch(fetch) } }) as TableClient
}

/**
 * Sends a query once: the query client of the widgets decides about retries.
 *
 * @throws SourceError when the server does not respond, refuses, or does not return JSON
 */
export async function sendQuery(
  query: TableQuery,
  { signal }: FetchOptions = {},
): Promise<TableResult> {
  try {
    return await (signal ? query.abortSignal(signal) : query).retry(false).throwOnError()
  } catch (error) {
    if (error instanceof SourceError || signal?.aborted === true) throw error
    throw new SourceError('malformed', 'The source did not return JSON.')
  }
}

/**
 * Fetches all rows of a query, page by page. Each page starts after the last id of the previous one, so that
 * concurrent inserts and deletes neither repeat nor skip other rows. The last page has as many rows as match.
 *
 * @param query creates the query for each page
 * @throws SourceError when a page fails or has no last id: an incomplete list never looks complete
 */
export async function fetchAllPages(
  query: () => PagedQuery,
  options?: FetchOptions,
): Promise<readonly unknown[]> {
  const rows: unknown[] = []
  const lastIds = new Set<string>()
  let page: TableQuery = query()
  for (;;) {
    const { data, count } = await sendQuery(page, options)
    if (!Array.isArray(data)) {
      throw new SourceError('malformed', 'The source did not return a list of rows.')
    }
    for (const row of data as unknown[]) rows.push(row)
    // A gateway can remove the count; then only an empty page is the last one.
    if (data.length === 0 || (count !== null && data.length >= count)) return rows
    const last = getRowId(data.at(-1))
    if (last === undefined || lastIds.has(last)) {
      throw new SourceError('malformed', 'The source returned pages that do not continue.')
    }
    lastIds.add(last)
    page = query().gt('id', last)
  }
}

function getRowId(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || !('id' in row)) return undefined
  return typeof row.id === 'string' ? row.id : undefined
}
