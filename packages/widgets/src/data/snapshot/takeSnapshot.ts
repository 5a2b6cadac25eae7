import {
  calendarDateOf,
  originsOf,
  type CalendarDate,
  type ModelSummary,
} from '../../domain/index.ts'
import type { EvaluationSource, Listing } from '../evaluationSource.ts'
import type { Licence } from '../release.ts'
import { toFullModelRow } from '../rows/index.ts'
import { FORMAT, VERSION } from './snapshotFile.ts'

/** What is said of a snapshot besides its figures. */
export interface SnapshotFacts {
  readonly publishedOn: CalendarDate
  readonly licence: Licence
}

/** Every model of a source with its latest evaluation, ready to be written as JSON. */
export interface Snapshot {
  readonly format: string
  readonly version: number
  readonly published_on: CalendarDate
  readonly licence: Licence
  /** Where the figures come from, in one line. */
  readonly attribution: string
  /** Rows of the database's shape, with their evaluations, by name. */
  readonly models: readonly ModelSummary[]
}

const READS_AT_ONCE = 8

/**
 * Reads everything that a source publishes. The same figures and facts give the same snapshot, byte
 * for byte once it is written.
 *
 * @throws SourceError when a read fails
 * @throws RangeError when the date is no day, or a row cannot be read: a snapshot is whole or none
 */
export async function takeSnapshot(
  source: EvaluationSource,
  { publishedOn, licence }: SnapshotFacts,
): Promise<Snapshot> {
  if (calendarDateOf(publishedOn) !== publishedOn) {
    throw new RangeError(`A day is written YYYY-MM-DD, not “${publishedOn}”.`)
  }
  const listing = wholeOf(await source.listModels())
  const evaluated = new Set(wholeOf(await source.listLeaderboard()).map(({ id }) => id))
  const models = await eachAtOnce(listing, async (summary) => {
    const model = await source.getModel(summary.id)
    if (model === undefined && evaluated.has(summary.id)) {
      throw new RangeError(`“${summary.id}” changed while the snapshot was taken; take it again.`)
    }
    return { row: toFullModelRow(model ?? summary), origin: model?.evaluation.origin }
  })
  return {
    format: FORMAT,
    version: VERSION,
    published_on: publishedOn,
    licence,
    attribution: originsOf(models)
      .map(({ title, url }) => `${title} (${url})`)
      .join('; '),
    models: models.map(({ row }) => row),
  }
}

function wholeOf<Item>({ items, unreadable }: Listing<Item>): readonly Item[] {
  if (unreadable === 0) return items
  throw new RangeError(
    `${unreadable} of the source’s rows cannot be read; a snapshot is whole or not taken.`,
  )
}

/** Asks for each of many, a few at once and in their order. */
async function eachAtOnce<Item, Result>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += READS_AT_ONCE) {
    results.push(...(await Promise.all(items.slice(start, start + READS_AT_ONCE).map(ask))))
  }
  return results
}
