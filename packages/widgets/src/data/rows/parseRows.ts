import type * as z from 'zod/mini'
import { compareText, type ModelSummary } from '../../domain/index.ts'
import type { Listing } from '../evaluationSource.ts'
import { SourceError } from '../sourceError.ts'
import { countInvalid } from './schemas.ts'

/**
 * Parses a list of rows. It leaves out and counts invalid rows and those that repeat an id. It leaves out,
 * uncounted, rows for which `toItem` returns undefined.
 *
 * @throws SourceError when the rows are not a list
 */
export function parseRows<Row extends z.ZodMiniType, Item extends { readonly id: string }>(
  rows: unknown,
  schema: Row,
  toItem: (row: z.output<Row>) => Item | undefined,
): Listing<Item> {
  if (!Array.isArray(rows)) {
    throw new SourceError('malformed', 'The source did not return a list of rows.')
  }
  const parsed = rows.map((row: unknown) => schema.safeParse(row))
  const items = parsed.flatMap((row) => (row.success ? (convert(row.data, toItem) ?? []) : []))
  const ids = new Set<string>()
  // Adding a repeated id leaves the set as large as before.
  const first = items.filter(({ id }) => ids.size < ids.add(id).size)
  const invalid = parsed.filter(({ success }) => !success).length
  return { items: first, invalidRows: invalid + items.length - first.length }
}

/** Sorts models by name, because databases collate differently. */
export function sortByName<Item extends ModelSummary>({
  items,
  ...rest
}: Listing<Item>): Listing<Item> {
  return { items: [...items].sort((a, b) => compareText(a.name, b.name)), ...rest }
}

/**
 * Parses a row.
 *
 * @param row undefined when there is no such row
 * @returns undefined when there is no such row, or when `toItem` returns undefined
 * @throws SourceError when the row is invalid
 */
export function parseRow<Row extends z.ZodMiniType, Item extends object>(
  row: unknown,
  schema: Row,
  toItem: (row: z.output<Row>) => Item | undefined,
): Item | undefined {
  if (row === undefined) return undefined
  const { success, data } = schema.safeParse(row)
  if (!success) throw new SourceError('malformed', 'The source returned an invalid row.')
  return convert(data, toItem)
}

/** Converts a parsed row, and adds the number of its invalid fields. */
function convert<Row, Item extends object>(
  row: Row,
  toItem: (row: Row) => Item | undefined,
): Item | undefined {
  const item = toItem(row)
  const invalidFields = countInvalid(row)
  return item && invalidFields > 0 ? { ...item, invalidFields } : item
}
