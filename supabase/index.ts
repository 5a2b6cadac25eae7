export { EMBEDDED_KEY, startEmbeddedBackend } from './embeddedBackend.ts'
export { embeddedDatabase } from './embeddedDatabase.ts'
export { EVALUATIONS_FOLDER, SHIPPED_FOLDER, SHOWN_FOLDER } from './evaluationsFolder.ts'
export { describeProblem } from './evaluations/file/describeProblem.ts'
export { writeFileAtomic } from './evaluations/file/writeFileAtomic.ts'
export { issueProblems } from './evaluations/file/issueProblems.ts'
export { explainOption } from './evaluations/UsageError.ts'
export { addressSchema } from './evaluations/schemas/addressSchema.ts'
export {
  readModelBases,
  readRecords,
  readReports,
  readSources,
  type ModelRecord,
} from './readData.ts'
export { replaceNodeWarning } from './replaceNodeWarning.ts'
export { readSchema, readSeed } from './schema.ts'
export { findPostgres, startPostgres, type StockPostgres } from './stockPostgres.ts'
