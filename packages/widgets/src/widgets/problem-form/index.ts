export {
  ProblemReportForm,
  type PreparedLink,
  type ProblemReportFormProps,
} from './ProblemReportForm.tsx'
