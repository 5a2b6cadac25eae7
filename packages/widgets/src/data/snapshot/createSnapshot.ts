import {
  getOrigins,
  getRawScore,
  MEASURES,
  parseCalendarDate,
  type CalendarDate,
  type ContestedFigure,
  type EvaluatedModel,
  type FullEvaluation,
  type LeaderboardEntry,
  type Licence,
  type ModelSummary,
  type PlannedModel,
  type ProviderStatement,
  type Suite,
} from '../../domain/index.ts'
import type { EvaluationSource, Leaderboard, Listing } from '../evaluationSource.ts'
import { fullModelSchema, parseContested, parseTolerantly, suiteSchema } from '../rows/index.ts'
import { FORMAT, VERSION } from './snapshotFile.ts'
import { withoutNulls } from '../withoutNulls.ts'

/** Facts about a snapshot besides its figures. */
export interface SnapshotMetadata {
  readonly publishedOn: CalendarDate
  readonly licence: Licence
}

/** A model in a snapshot. */
export interface SnapshotModel extends Pick<
  EvaluatedModel,
  'id' | 'name' | 'provider' | 'description' | 'url'
> {
  readonly evaluations: readonly (FullEvaluation & { readonly suiteId?: string })[]
}

/** Every model of a source with its latest evaluation in each suite, ready to be written as JSON. */
export interface Snapshot {
  readonly format: string
  readonly version: number
  readonly publishedOn: CalendarDate
  readonly licence: Licence
  /** The sources of the figures, in one line. */
  readonly attribution: string
  /** The suites in their order, without the number of models; empty when the source has none. */
  readonly suites: readonly Pick<Suite, 'id' | 'title'>[]
  /** The models whose evaluation is planned; absent when there are none. */
  readonly plannedModels?: readonly PlannedModel[]
  /** The figures that somebody reported as wrong, by number; absent when there are none. */
  readonly contested?: readonly ContestedFigure[]
  /** The statements of providers, in the order of the models; absent when there are none. */
  readonly statements?: readonly ProviderStatement[]
  /** The models with their latest evaluation in each suite, sorted by name. What can be counted is left out. */
  readonly models: readonly SnapshotModel[]
}

const MAX_CONCURRENT_READS = 8

/**
 * Reads everything that a source publishes. Equal figures and facts give equal snapshots, byte for byte
 * when they are written.
 *
 * @throws SourceError when a read fails
 * @throws RangeError when the date is not a day, or when a row or a field is invalid: a snapshot is never
 * incomplete
 */
export async function createSnapshot(
  source: EvaluationSource,
  { publishedOn, licence }: SnapshotMetadata,
): Promise<Snapshot> {
  if (parseCalendarDate(publishedOn) !== publishedOn) {
    throw new RangeError(`A date has the form YYYY-MM-DD, unlike “${publishedOn}”.`)
  }
  const listing = requireComplete(await source.listModels())
  const suites = source.listSuites ? requireComplete(await source.listSuites()) : []
  const leaderboards = await listLeaderboards(source, suites)
  const listed = listRows(suites, leaderboards)
  const planned = leaderboards[0]?.plannedModels ?? []
  const models = await mapConcurrently(listing, async (summary) => {
    const model = withoutNulls(await source.getModel(summary.id))
    const results = model ? [model, ...(model.otherResults ?? [])] : []
    // Each model is a request of its own, and the source may publish other figures meanwhile.
    if (toRows(results) !== toRows(listed.get(summary.id) ?? [])) {
      throw new RangeError(`“${summary.id}” changed during the snapshot. Take it again.`)
    }
    requireValid(model)
    return {
      stored: toSnapshotModel(summary, model),
      origins: results.map(({ evaluation: { origin } }) => ({ origin })),
    }
  })
  return {
    format: FORMAT,
    version: VERSION,
    publishedOn,
    licence,
    attribution: getOrigins(models.flatMap(({ origins }) => origins))
      .map(({ title, url }) => (url === undefined ? title : `${title} (${url})`))
      .join('; '),
    suites: suites.map(toSnapshotSuite),
    ...(planned.length > 0 && {
      plannedModels: planned.map(({ name, provider }) => ({ name, provider })),
    }),
    ...(await readContested(source)),
    models: models.map(({ stored }) => stored),
  }
}

/** Returns the parts of a snapshot about contested figures. They are absent when they are empty. */
async function readContested(
  source: EvaluationSource,
): Promise<Pick<Snapshot, 'contested' | 'statements'>> {
  const read = await source.getContested?.()
  if (read === undefined) return {}
  const { figures, statements, invalidRows } = parseContested(read.figures, read.statements)
  requireComplete({ items: figures, invalidRows: invalidRows + read.invalidRows })
  return {
    ...(figures.length > 0 && { contested: [...figures].sort((a, b) => a.number - b.number) }),
    ...(statements.length > 0 && {
      statements: [...statements].sort(
        (a, b) => Number(a.modelId > b.modelId) - Number(a.modelId < b.modelId),
      ),
    }),
  }
}

/** Orders the fields as the schema does, and leaves out what a reader counts. */
function toSnapshotModel(summary: ModelSummary, model?: EvaluatedModel): SnapshotModel {
  const results = model ? [model, ...(model.otherResults ?? [])] : []
  const evaluations = results.map(({ suite, evaluation }) => ({
    ...evaluation,
    ...(suite && { suiteId: suite.id }),
  }))
  return requireParsed(fullModelSchema, summary.id, { ...summary, ...model, evaluations })
}

function toSnapshotSuite(suite: Suite) {
  const { models: _, ...rest } = requireParsed(suiteSchema, suite.id, suite)
  return rest
}

/** Parses a value as the readers of a snapshot do, so that a snapshot never contains a value that they reject. */
function requireParsed<Output>(
  schema: Parameters<typeof parseTolerantly<Output>>[0],
  id: string,
  value: unknown,
): Output {
  const parsed = parseTolerantly(schema, value)
  requireValid({ id, invalidFields: parsed?.invalidFields ?? 1 })
  return (parsed as { readonly data: Output }).data
}

/** Returns the leaderboard of each suite, or the one of a source without suites. */
function listLeaderboards(
  source: EvaluationSource,
  suites: readonly Suite[],
): Promise<readonly Leaderboard[]> {
  const ids = suites.length === 0 ? [undefined] : suites.map(({ id }) => id)
  return mapConcurrently(ids, (suite) => source.listLeaderboard({ suite }))
}

/** The result of a model in a suite, in full or as a row of its leaderboard. */
interface Result {
  readonly suite?: Pick<Suite, 'id'> | undefined
  readonly evaluation: Pick<LeaderboardEntry, 'scores' | 'evaluatedOn'>
}

/** Collects the rows of each model from the leaderboards, which are in the order of their suites. */
function listRows(
  suites: readonly Suite[],
  leaderboards: readonly Leaderboard[],
): ReadonlyMap<string, readonly Result[]> {
  const rows = new Map<string, Result[]>()
  for (const [index, leaderboard] of leaderboards.entries()) {
    for (const evaluation of requireComplete(leaderboard)) {
      const row = { suite: leaderboard.suite ?? suites[index], evaluation }
      rows.set(evaluation.id, [...(rows.get(evaluation.id) ?? []), row])
    }
  }
  return rows
}

/** Writes the dates and the scores of results, in any order, so that two readings can be compared. */
function toRows(results: readonly Result[]): string {
  const rows = results.map(({ suite, evaluation: { scores, evaluatedOn } }) => [
    suite?.id,
    evaluatedOn,
    ...MEASURES.map((measure) => getRawScore(scores[measure])),
  ])
  return JSON.stringify(rows.map((row) => JSON.stringify(row)).sort())
}

function requireComplete<Item>({ items, invalidRows }: Listing<Item>): readonly Item[] {
  if (invalidRows === 0) return items
  throw new RangeError(
    `The source has ${invalidRows} invalid rows, and a snapshot needs every row.`,
  )
}

function requireValid({ id, invalidFields = 0 }: Partial<EvaluatedModel> = {}): void {
  if (invalidFields === 0) return
  throw new RangeError(
    `“${id}” has ${invalidFields} invalid fields, and a snapshot needs every field.`,
  )
}

/** Maps items in order, a few at the same time. */
async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += MAX_CONCURRENT_READS) {
    const some = items.slice(start, start + MAX_CONCURRENT_READS)
    for (const result of await Promise.all(some.map(map))) results.push(result)
  }
  return results
}
