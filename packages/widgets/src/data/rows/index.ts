export { parseRow, parseRows } from './parseRows.ts'
export {
  evaluatedModelRowSchema,
  fullModelRowSchema,
  modelRowSchema,
  refinedNumber,
  refinedString,
  type StoredModelRow,
} from './schemas.ts'
export { toComparedModel, toEvaluatedModel, toLeaderboardEntry } from './toDomain.ts'
export { toStoredRow } from './toStoredRow.ts'
