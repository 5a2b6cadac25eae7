import type * as z from 'zod/mini'
import {
  sortByName,
  type CalendarDate,
  type ModelSummary,
  type PlannedModel,
} from '../../domain/index.ts'
import type { Listing } from '../evaluationSource.ts'
import { SourceError } from '../sourceError.ts'
import { plannedModelSchema } from './schemas.ts'
import { parseTolerantly, type Parsed } from './tolerant.ts'

/**
 * Parses a list of rows. It leaves out and counts invalid rows and those that repeat an id. It leaves out,
 * uncounted, rows for which `toItem` returns undefined.
 *
 * @param lastDay the last day that a row can have
 * @throws SourceError when the rows are not a list
 */
// eslint-disable-next-line max-params -- callers read the clock, which a prerender of Next.js may not
export function parseRows<Row, Item extends Counted & { readonly id: string }>(
  rows: unknown,
  schema: z.ZodMiniType<Row>,
  toItem: (row: Row) => Item | undefined,
  lastDay: CalendarDate,
): Listing<Item> {
  if (!Array.isArray(rows)) {
    throw new SourceError('malformed', 'The source did not return a list of rows.')
  }
  const parsed = rows.map((row: unknown) => parseTolerantly(schema, row, lastDay))
  const valid = parsed.filter((row) => row !== undefined)
  const items = valid.flatMap((row) => convert(row, toItem) ?? [])
  const ids = new Set<string>()
  // Adding a repeated id leaves the set as large as before.
  const first = items.filter(({ id }) => ids.size < ids.add(id).size)
  return { items: first, invalidRows: parsed.length - valid.length + items.length - first.length }
}

/** Parses the rows of planned models, in their order. It leaves out and counts invalid rows. */
export function parsePlannedModels(rows: readonly unknown[]): Listing<PlannedModel> {
  const items = rows.flatMap((row) => plannedModelSchema.safeParse(row).data ?? [])
  return { items, invalidRows: rows.length - items.length }
}

/** Sorts a listing by name, because databases collate differently. */
export function sortListing<Item extends ModelSummary>({
  items,
  ...rest
}: Listing<Item>): Listing<Item> {
  return { items: sortByName(items), ...rest }
}

/**
 * Parses a row.
 *
 * @param row undefined when there is no such row
 * @param lastDay the last day that the row can have
 * @returns undefined when there is no such row, or when `toItem` returns undefined
 * @throws SourceError when the row is invalid
 */
// eslint-disable-next-line max-params -- callers read the clock, which a prerender of Next.js may not
export function parseRow<Row, Item extends Counted>(
  row: unknown,
  schema: z.ZodMiniType<Row>,
  toItem: (row: Row) => Item | undefined,
  lastDay: CalendarDate,
): Item | undefined {
  if (row === undefined) return undefined
  const parsed = parseTolerantly(schema, row, lastDay)
  if (!parsed) throw new SourceError('malformed', 'The source returned an invalid row.')
  return convert(parsed, toItem)
}

/** Something that tells how many of its fields are invalid. */
interface Counted {
  readonly invalidFields?: number | undefined
}

/** Converts a parsed row, and adds the number of its invalid fields. */
function convert<Row, Item extends Counted>(
  { data, invalidFields }: Parsed<Row>,
  toItem: (row: Row) => Item | undefined,
): Item | undefined {
  const item = toItem(data)
  return item && invalidFields > 0
    ? { ...item, invalidFields: invalidFields + (item.invalidFields ?? 0) }
    : item
}
