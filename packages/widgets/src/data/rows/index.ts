export { parseRow, parseRows } from './parseRows.ts'
export {
  evaluatedModelRow,
  fullModelRow,
  modelRow,
  refinedNumber,
  refinedString,
  type StoredModelRow,
} from './schemas.ts'
export { toComparedModel, toEvaluatedModel, toLeaderboardEntry } from './toDomain.ts'
export { toStoredRow } from './toStoredRow.ts'
