import {
  createRankedModelCounter,
  findSuite,
  getLastDay,
  isModelId,
  withRankedResults,
  type CalendarDate,
  type ComparedModel,
  type RankedModelCounter,
  type Release,
  type Suite,
} from '../../domain/index.ts'
import type { ContestedFigures, Leaderboard, Listing, SuiteOptions } from '../evaluationSource.ts'
import { withPlannedModels } from '../plannedModels.ts'
import {
  evaluatedModelSchema,
  fullModelSchema,
  modelSchema,
  parseContested,
  parseLeaderboard,
  parsePlannedModels,
  parseRows,
  sortListing,
  suiteSchema,
  toComparedModel,
  toEvaluatedModel,
} from '../rows/index.ts'
import { SourceError } from '../sourceError.ts'
import type { SnapshotFile } from './snapshotFile.ts'

/** A snapshot file, and when it was loaded, in milliseconds as `Date.now()` returns them. */
export interface LoadedFile {
  readonly file: SnapshotFile
  readonly loadedAt: number
}

/** Reads what each method of a source returns from a snapshot file. */
export const snapshotReader = {
  suites: readSuites,
  leaderboard: (loaded: LoadedFile, options: SuiteOptions = {}): Leaderboard => {
    const { models, plannedModels: plannedRows = [] } = loaded.file
    const suites = readSuites(loaded).items
    const suite = findSuite(suites, options.suite)
    const listing = parseLeaderboard(models, suite, readLastDay(loaded))
    const planned = parsePlannedModels(plannedRows)
    const invalidRows = listing.invalidRows + planned.invalidRows
    const leaderboard = { ...listing, invalidRows, ...(suite && { suite }) }
    return withPlannedModels(leaderboard, planned.items, suites)
  },
  models: (loaded: LoadedFile) => {
    const { models } = loaded.file
    const hasSuites = readSuites(loaded).items.length > 0
    const rows = hasSuites ? models.map(withSuiteIds) : models
    return sortListing(parseRows(rows, modelSchema, (model) => model, readLastDay(loaded)))
  },
  model: modelReader(fullModelSchema, toEvaluatedModel),
  comparedModel: modelReader(evaluatedModelSchema, toComparedModel),
  contested: (loaded: LoadedFile): ContestedFigures => {
    const { contested = [], statements = [] } = loaded.file
    return parseContested(contested, statements, readLastDay(loaded))
  },
  /** `newerOn` is the date of another release that is the latest, when this one is pinned and that is known. */
  release: (
    { publishedOn, licence, attribution }: SnapshotFile,
    isPinned: boolean,
    newerOn: string | undefined,
  ): Release => ({
    publishedOn,
    licence,
    attribution,
    isPinned,
    // A publisher may return to an older release.
    newerOn: newerOn !== undefined && newerOn >= publishedOn ? newerOn : undefined,
  }),
}

/** Creates the function that reads one model of a file. */
function modelReader<Row, Model extends ComparedModel>(
  schema: Parameters<typeof parseRows<Row, Model>>[1],
  toModel: (row: Row, suites: Listing<Suite>) => Model | undefined,
) {
  return (loaded: LoadedFile, id: string) => {
    // A file that another window parsed has no instances of this window's Object.
    const rows = loaded.file.models.filter((row) => (Object(row) as Identified).id === id)
    const { items, invalidRows } = parseRows(
      rows,
      schema,
      (row) => toModel(row, readSuites(loaded)),
      readLastDay(loaded),
    )
    // Like the leaderboard, it reads the first valid one of several rows.
    const [model] = items
    if (model) return withRankedResults(model, getCounter(loaded))
    if (invalidRows > 0) throw new SourceError('malformed', 'The source returned an invalid row.')
    return undefined
  }
}

const counters = new WeakMap<SnapshotFile, RankedModelCounter>()

/** Returns the counter of a file, which parses its leaderboards once. */
function getCounter(loaded: LoadedFile): RankedModelCounter {
  const { file } = loaded
  const lastDay = readLastDay(loaded)
  const counter =
    counters.get(file) ??
    createRankedModelCounter((suite) => parseLeaderboard(file.models, suite, lastDay).items)
  counters.set(file, counter)
  return counter
}

interface Identified {
  readonly id?: unknown
}

const read = new WeakMap<SnapshotFile, Listing<Suite>>()

/**
 * Reads the suites of at least one model, once for each file. A suite that only models name counts as an invalid row.
 */
function readSuites(loaded: LoadedFile): Listing<Suite> {
  const { file } = loaded
  const known = read.get(file)
  if (known) return known
  const ids = collectIds(file)
  const rows = file.suites.map((row) => ({
    ...(Object(row) as object),
    models: ids.get((Object(row) as Identified).id)?.size ?? 0,
  }))
  const { items, invalidRows } = parseRows(rows, suiteSchema, (suite) => suite, readLastDay(loaded))
  for (const { id } of items) ids.delete(id)
  const unread = [...ids.keys()].filter(isModelId)
  const suites = {
    items: items.filter(({ models }) => models !== 0),
    invalidRows: Math.max(invalidRows, unread.length),
  }
  read.set(file, suites)
  return suites
}

/** Collects the ids of the models of each suite. The count that a file states may be wrong. */
function collectIds({ models }: SnapshotFile): Map<unknown, ReadonlySet<unknown>> {
  const bySuite = new Map<unknown, Set<unknown>>()
  for (const row of models) {
    for (const suite of listSuiteIds(row) ?? []) {
      const ids = bySuite.get(suite) ?? new Set()
      bySuite.set(suite, ids.add((Object(row) as Identified).id))
    }
  }
  return bySuite
}

/** The clock of a reader may be behind that of the publisher. */
function readLastDay({ file, loadedAt }: LoadedFile): CalendarDate {
  return getLastDay(Math.max(loadedAt, Date.parse(file.publishedOn)))
}

/** Adds the ids of the suites. It omits evaluations that name no suite. */
function withSuiteIds(row: unknown): unknown {
  const ids = listSuiteIds(row)
  return ids ? { ...Object(row), suiteIds: ids.filter((id) => id !== undefined) } : row
}

function listSuiteIds(row: unknown): unknown[] | undefined {
  const { evaluations } = Object(row) as { readonly evaluations?: unknown }
  if (!Array.isArray(evaluations)) return undefined
  return evaluations.map((part) => (Object(part) as { suiteId?: unknown }).suiteId)
}
