export { deriveEvaluations, type DerivedEvaluation } from './deriveEvaluations.ts'
export { evaluationsFileSchema, type EvaluationsFile } from './evaluationsFile.ts'
export { readEvaluationsFile } from './readEvaluationsFile.ts'
export { formatDescription, formatNotes } from './evaluationText.ts'
