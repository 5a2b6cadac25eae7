import type * as z from 'zod/mini'
import { compareText, type ModelSummary } from '../../domain/index.ts'
import type { Listing } from '../evaluationSource.ts'
import { SourceError } from '../sourceError.ts'

/**
 * The items of a list by name, whatever collation the source orders text by. A row that breaks the schema is left out and counted; a row that is right
 * but of which nothing is to be shown (`toItem` gives undefined) is left out and not counted.
 *
 * @throws SourceError when the answer is no list
 */
export function listByName<Row extends z.ZodMiniType, Item extends ModelSummary>(
  rows: unknown,
  schema: Row,
  toItem: (row: z.output<Row>) => Item | undefined,
): Listing<Item> {
  if (!Array.isArray(rows)) {
    throw new SourceError('malformed', 'The source sent no list of rows.')
  }
  const parsed = rows.map((row: unknown) => schema.safeParse(row))
  const items = parsed.flatMap((row) => (row.success ? (toItem(row.data) ?? []) : []))
  items.sort((a, b) => compareText(a.name, b.name))
  return { items, unreadable: parsed.filter(({ success }) => !success).length }
}

/**
 * One item, or undefined when there is no such row.
 *
 * @param row undefined for none
 * @throws SourceError when there is one and it breaks the schema
 */
export function readOne<Row extends z.ZodMiniType, Item>(
  row: unknown,
  schema: Row,
  toItem: (row: z.output<Row>) => Item | undefined,
): Item | undefined {
  if (row === undefined) return undefined
  const parsed = schema.safeParse(row)
  if (!parsed.success) {
    throw new SourceError('malformed', 'The source sent a row that cannot be read.')
  }
  return toItem(parsed.data)
}
