export { fieldSchemas } from './fieldSchemas.ts'
export { SubmissionForm } from './SubmissionForm.tsx'
export { useSubmissionForm, type CommonFields } from './useSubmissionForm.ts'
