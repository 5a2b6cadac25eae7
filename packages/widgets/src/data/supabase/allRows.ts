import type { ReadOptions } from '../evaluationSource.ts'
import { SourceError } from '../sourceError.ts'
import { answerOf, type Request } from './answerOf.ts'

/** Asks for rows in the order of their ids, together with the exact count of all that it asks for. */
interface KeyedRequest extends Request {
  /** Asks only for those whose id comes after the given one. */
  readonly gt: (column: 'id', id: string) => Request
}

/**
 * All rows that a request asks for, however many a single answer may hold. Each answer goes on after
 * the last id of the one before, so that a row comes once even when others are put in or taken out in
 * the meantime, and the read is over when an answer holds as many rows as are counted from there on.
 *
 * @param request makes the request anew for each answer
 * @throws SourceError when any answer fails or cannot be gone on from: a part is never given as the whole
 */
export async function allRows(
  request: () => KeyedRequest,
  options?: ReadOptions,
): Promise<readonly unknown[]> {
  const rows: unknown[] = []
  const keys = new Set<string>()
  let page: Request = request()
  for (;;) {
    const { data, count } = await answerOf(page, options)
    if (!Array.isArray(data)) throw new SourceError('malformed', 'The source sent no list of rows.')
    rows.push(...(data as unknown[]))
    // A gateway can take the count away; then only an answer without a row is the end.
    if (data.length === 0 || (count !== null && data.length >= count)) return rows
    const last = keyOf(data.at(-1))
    if (last === undefined || keys.has(last)) {
      throw new SourceError('malformed', 'The source sent a list that cannot be read to its end.')
    }
    keys.add(last)
    page = request().gt('id', last)
  }
}

function keyOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || !('id' in row)) return undefined
  return typeof row.id === 'string' ? row.id : undefined
}
