export { deriveEvaluations, type DerivedEvaluation } from './deriveEvaluations.ts'
export { evaluationsFile, type EvaluationsFile } from './evaluationsFile.ts'
export { descriptionOf, notesOf } from './evaluationText.ts'
