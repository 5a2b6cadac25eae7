export { deriveEvaluations, type DerivedEvaluation } from './derive/deriveEvaluations.ts'
export { evaluationsFileSchema, type EvaluationsFile } from './file/evaluationsFile.ts'
export { readEvaluationsFile } from './file/readEvaluationsFile.ts'
export { createNoteFormatter, formatDescription } from './derive/evaluationText.ts'
