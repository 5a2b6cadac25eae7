export { EvaluationRequestForm, type EvaluationRequestFormProps } from './EvaluationRequestForm.tsx'
