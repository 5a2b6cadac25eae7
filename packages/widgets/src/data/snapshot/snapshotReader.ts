import { findSuite, type Release, type Suite } from '../../domain/index.ts'
import type { Leaderboard, Listing, SuiteOptions } from '../evaluationSource.ts'
import {
  evaluatedModelRowSchema,
  fullModelRowSchema,
  modelRowSchema,
  parseLeaderboard,
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

/** Reads what each method of a source returns from a snapshot file. */
export const snapshotReader = {
  suites: readSuites,
  leaderboard: (file: SnapshotFile, options: SuiteOptions = {}): Leaderboard => {
    const suite = findSuite(readSuites(file).items, options.suite)
    return { ...parseLeaderboard(file.models, suite, ZERO), ...(suite && { suite }) }
  },
  models: (file: SnapshotFile) => {
    const hasSuites = readSuites(file).items.length > 0
    const rows = hasSuites ? file.models.map(withSuiteIds) : file.models
    return sortByName(parseRows(rows, modelRowSchema, toModelSummary))
  },
  model: (file: SnapshotFile, id: string) =>
    parseRow(findRow(file, id), fullModelRowSchema, (row) =>
      toEvaluatedModel(row, readSuites(file).items, ZERO),
    ),
  comparedModel: (file: SnapshotFile, id: string) =>
    parseRow(findRow(file, id), evaluatedModelRowSchema, (row) =>
      toComparedModel(row, readSuites(file).items, ZERO),
    ),
  /** `newerOn` is the date of a newer release, when this one is pinned and a newer one is known. */
  release: (
    { published_on: publishedOn, licence, attribution }: SnapshotFile,
    isPinned: boolean,
    newerOn: string | undefined,
  ): Release => ({ publishedOn, licence, attribution, isPinned, newerOn }),
}

function readSuites({ suites = [] }: SnapshotFile): Listing<Suite> {
  return parseRows(suites, suiteRowSchema, toSuite)
}

/** Adds the column that a database computes. An evaluation that names no suite is in none. */
function withSuiteIds(row: unknown): unknown {
  const { evaluations } = Object(row) as { readonly evaluations?: unknown }
  if (!Array.isArray(evaluations)) return row
  const ids = evaluations.map((part) => (Object(part) as { suite_id?: unknown }).suite_id)
  return { ...Object(row), suite_ids: ids.filter((id) => id !== undefined) }
}

function findRow({ models }: SnapshotFile, id: string): unknown {
  return models.find((row) => row instanceof Object && 'id' in row && row.id === id)
}
