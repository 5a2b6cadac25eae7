import type * as z from 'zod/mini'
import {
  createRankedModelCounter,
  findSuite,
  getLastDay,
  withRankedResults,
  type CalendarDate,
  type ComparedModel,
  type RankedModelCounter,
  type Release,
  type Suite,
} from '../../domain/index.ts'
import type { Leaderboard, Listing, SuiteOptions } from '../evaluationSource.ts'
import { withPlannedModels } from '../plannedModels.ts'
import {
  evaluatedModelRowSchema,
  fullModelRowSchema,
  modelRowSchema,
  parseLeaderboard,
  parsePlannedModels,
  parseRow,
  parseRows,
  sortByName,
  suiteRowSchema,
  toComparedModel,
  toEvaluatedModel,
  toModelSummary,
  toSuite,
} from '../rows/index.ts'
import type { SnapshotFile } from './snapshotFile.ts'

// `createSnapshot` leaves missing scores out.
const ZERO = 'measured'

/** A snapshot file, and when it was loaded, in milliseconds as `Date.now()` returns them. */
export interface LoadedFile {
  readonly file: SnapshotFile
  readonly loadedAt: number
}

/** Reads what each method of a source returns from a snapshot file. */
export const snapshotReader = {
  suites: readSuites,
  leaderboard: (loaded: LoadedFile, options: SuiteOptions = {}): Leaderboard => {
    const { models, planned_models: plannedRows = [] } = loaded.file
    const suites = readSuites(loaded).items
    const suite = findSuite(suites, options.suite)
    const listing = parseLeaderboard(models, suite, ZERO, readLastDay(loaded))
    const planned = parsePlannedModels(plannedRows)
    const invalidRows = listing.invalidRows + planned.invalidRows
    const leaderboard = { ...listing, invalidRows, ...(suite && { suite }) }
    return withPlannedModels(leaderboard, planned.items, suites)
  },
  models: (loaded: LoadedFile) => {
    const { models } = loaded.file
    const hasSuites = readSuites(loaded).items.length > 0
    const rows = hasSuites ? models.map(withSuiteIds) : models
    return sortByName(parseRows(rows, modelRowSchema, toModelSummary))
  },
  model: modelReader(fullModelRowSchema, toEvaluatedModel),
  comparedModel: modelReader(evaluatedModelRowSchema, toComparedModel),
  /** `newerOn` is the date of a newer release, when this one is pinned and a newer one is known. */
  release: (
    { published_on: publishedOn, licence, attribution }: SnapshotFile,
    isPinned: boolean,
    newerOn: string | undefined,
  ): Release => ({ publishedOn, licence, attribution, isPinned, newerOn }),
}

/** Creates the function that reads one model of a file. */
function modelReader<Schema extends z.ZodMiniType, Model extends ComparedModel>(
  schema: Schema,
  toModel: (
    row: z.output<Schema>,
    suites: readonly Suite[],
    zero: typeof ZERO,
  ) => Model | undefined,
) {
  return (loaded: LoadedFile, id: string) => {
    const model = parseRow(
      findRow(loaded.file, id),
      schema,
      (row) => toModel(row, readSuites(loaded).items, ZERO),
      readLastDay(loaded),
    )
    return model && withRankedResults(model, getCounter(loaded))
  }
}

const counters = new WeakMap<SnapshotFile, RankedModelCounter>()

/** Returns the counter of a file, which parses its leaderboards once. */
function getCounter(loaded: LoadedFile): RankedModelCounter {
  const { file } = loaded
  const lastDay = readLastDay(loaded)
  const counter =
    counters.get(file) ??
    createRankedModelCounter((suite) => parseLeaderboard(file.models, suite, ZERO, lastDay).items)
  counters.set(file, counter)
  return counter
}

interface Identified {
  readonly id?: unknown
}

const read = new WeakMap<SnapshotFile, Listing<Suite>>()

/** Reads the suites once for each file. */
function readSuites(loaded: LoadedFile): Listing<Suite> {
  const { file } = loaded
  const known = read.get(file)
  if (known) return known
  const ids = collectIds(file)
  const rows = (file.suites ?? []).map((row) => ({
    ...(Object(row) as object),
    model_count: ids.get((Object(row) as Identified).id)?.size ?? 0,
  }))
  const suites = parseRows(rows, suiteRowSchema, toSuite, readLastDay(loaded))
  read.set(file, suites)
  return suites
}

/** Collects the ids of the models of each suite. The count that a file states may be wrong. */
function collectIds({ models }: SnapshotFile): ReadonlyMap<unknown, ReadonlySet<unknown>> {
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
  return getLastDay(Math.max(loadedAt, Date.parse(file.published_on)))
}

/** Adds the column `suite_ids`, which a database computes. It omits evaluations that name no suite. */
function withSuiteIds(row: unknown): unknown {
  const ids = listSuiteIds(row)
  return ids ? { ...Object(row), suite_ids: ids.filter((id) => id !== undefined) } : row
}

function listSuiteIds(row: unknown): unknown[] | undefined {
  const { evaluations } = Object(row) as { readonly evaluations?: unknown }
  if (!Array.isArray(evaluations)) return undefined
  return evaluations.map((part) => (Object(part) as { suite_id?: unknown }).suite_id)
}

function findRow({ models }: SnapshotFile, id: string): unknown {
  return models.find((row) => row instanceof Object && 'id' in row && row.id === id)
}
