export { listByName, readOne } from './readRows.ts'
export { evaluatedModelRow, fullModelRow, modelRow, type FullModelRow } from './rows.ts'
export { toComparedModel, toEvaluatedModel, toLeaderboardEntry } from './toDomain.ts'
export { toFullModelRow } from './toRow.ts'
