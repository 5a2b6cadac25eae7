export { deriveEvaluations } from './derive/deriveEvaluations.ts'
export type { EvaluationsFile } from './file/evaluationsFile.ts'
export { readEvaluationsFile } from './file/readEvaluationsFile.ts'
export { createNoteFormatter, formatDescription } from './derive/evaluationText.ts'
