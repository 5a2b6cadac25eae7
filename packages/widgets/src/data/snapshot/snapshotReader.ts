import type { Release } from '../../domain/index.ts'
import {
  evaluatedModelRowSchema,
  fullModelRowSchema,
  modelRowSchema,
  parseRow,
  parseRows,
  toComparedModel,
  toEvaluatedModel,
  toLeaderboardEntry,
} from '../rows/index.ts'
import type { SnapshotFile } from './snapshotFile.ts'

/** Reads what each method of a source returns from a snapshot file. */
export const snapshotReader = {
  leaderboard: ({ models }: SnapshotFile) =>
    parseRows(models, evaluatedModelRowSchema, toLeaderboardEntry),
  models: ({ models }: SnapshotFile) => parseRows(models, modelRowSchema, (model) => model),
  model: (file: SnapshotFile, id: string) =>
    parseRow(findRow(file, id), fullModelRowSchema, toEvaluatedModel),
  comparedModel: (file: SnapshotFile, id: string) =>
    parseRow(findRow(file, id), evaluatedModelRowSchema, toComparedModel),
  /** `newerOn` is the date of a newer release, when this one is pinned and a newer one is known. */
  release: (
    { published_on: publishedOn, licence, attribution }: SnapshotFile,
    isPinned: boolean,
    newerOn: string | undefined,
  ): Release => ({ publishedOn, licence, attribution, isPinned, newerOn }),
}

function findRow({ models }: SnapshotFile, id: string): unknown {
  return models.find((row) => row instanceof Object && 'id' in row && row.id === id)
}
