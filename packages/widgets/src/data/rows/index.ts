export {
  ADDED_COLUMNS,
  fromModelRow,
  fromSnapshotRow,
  fromSuiteRow,
  mapList,
} from './fromColumns.ts'
export { parseContested } from './parseContested.ts'
export { parseLeaderboard } from './parseLeaderboard.ts'
export { parsePlannedModels, parseRow, parseRows, sortListing } from './parseRows.ts'
export { evaluatedModelSchema, fullModelSchema, modelSchema } from './schemas.ts'
export { suiteSchema } from './suiteSchema.ts'
export { toComparedModel, toEvaluatedModel } from './toDomain.ts'
export { parseTolerantly } from './tolerant.ts'
export { refinedNumber, refinedString } from './values.ts'
