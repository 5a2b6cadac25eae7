export { parseLeaderboard } from './parseLeaderboard.ts'
export { parsePlannedModels, parseRow, parseRows, sortByName } from './parseRows.ts'
export {
  evaluatedModelRowSchema,
  fullModelRowSchema,
  modelRowSchema,
  refinedNumber,
  refinedString,
  suiteRowSchema,
  type StoredModelRow,
} from './schemas.ts'
export { toComparedModel, toEvaluatedModel, toModelSummary } from './toDomain.ts'
export { toStoredRow, toStoredSuite } from './toStoredRow.ts'
export { toRankedModels, toSuite } from './toSuite.ts'
