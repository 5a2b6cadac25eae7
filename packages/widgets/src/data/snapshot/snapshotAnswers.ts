import type { Release } from '../release.ts'
import {
  evaluatedModelRow,
  fullModelRow,
  listByName,
  modelRow,
  readOne,
  toComparedModel,
  toEvaluatedModel,
  toLeaderboardEntry,
} from '../rows/index.ts'
import type { SnapshotFile } from './snapshotFile.ts'

/** What a snapshot answers to each question of a source. */
export const snapshotAnswers = {
  leaderboard: ({ models }: SnapshotFile) =>
    listByName(models, evaluatedModelRow, toLeaderboardEntry),
  models: ({ models }: SnapshotFile) => listByName(models, modelRow, (model) => model),
  model: (file: SnapshotFile, id: string) =>
    readOne(rowOf(file, id), fullModelRow, toEvaluatedModel),
  comparedModel: (file: SnapshotFile, id: string) =>
    readOne(rowOf(file, id), evaluatedModelRow, toComparedModel),
  /** `newerOn` is the day of a later release, when this one is pinned and one is known. */
  release: (
    { published_on: publishedOn, licence, attribution }: SnapshotFile,
    isPinned: boolean,
    newerOn: string | undefined,
  ): Release => ({ publishedOn, licence, attribution, isPinned, newerOn }),
}

function rowOf({ models }: SnapshotFile, id: string): unknown {
  return models.find((row) => row instanceof Object && 'id' in row && row.id === id)
}
