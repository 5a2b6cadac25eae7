import {
  optionalFunction,
  optionalObject,
  optionalText,
  useLabels,
  type Submit,
} from '../../data/index.ts'
import type { FigureAddress, ProblemReport } from '../../domain/index.ts'
import { enForm, enProblemForm, enTermsOfUse } from '../../labels/index.ts'
import { WidgetRoot, type WidgetProps } from '../../ui/index.ts'
import { SUBMISSION_RULES, SubmissionForm, useSubmissionForm } from '../form/index.ts'
import { defineWidget, type WidgetViewProps } from '../frame/index.ts'
import { ProblemTexts, ReporterFields } from './ProblemControls.tsx'
import { describeProblem, getEmptyFields, getFieldLabels, problemSchema } from './problemFields.ts'

/** A way for the visitor to send a report, such as a prepared e-mail. */
export interface PreparedLink {
  readonly label: string
  readonly href: string
}

/** Props of the form that reports a problem with a figure, besides the attributes of a section. */
export interface ProblemReportFormProps extends Omit<WidgetProps, 'onSubmit'> {
  /**
   * Sends a valid report. If it rejects, or returns a `Response` that is not `ok`, the form shows an error and keeps its
   * values.
   * @default waits one second and sends nothing
   */
  readonly onSubmit?: Submit<ProblemReport> | undefined
  /**
   * Returns the ways in which the visitor can send a report that no `onSubmit` receives. The form then says that it
   * prepares a message.
   * @default the form says that it only shows what would happen
   */
  readonly prepare?: ((report: ProblemReport) => readonly PreparedLink[]) | undefined
  /**
   * The place of the figure, which a report repeats.
   * @default the visitor names the figure in words alone
   */
  readonly figure?: FigureAddress | undefined
  /**
   * The figure in words, which the visitor can change.
   * @default empty
   */
  readonly defaultReportedFigure?: string | undefined
  /**
   * The e-mail address in the terms of use, for questions about stored data.
   * @default the terms refer to the operator of the website
   */
  readonly contactEmail?: string | undefined
}

/**
 * A form to report that a figure is wrong.
 *
 * @example
 * ```tsx
 * import { ProblemReportForm } from '@transparency-lab/widgets'
 *
 * async function send(report: object) {
 *   const { ok } = await fetch('/problems', { method: 'POST', body: JSON.stringify(report) })
 *   if (!ok) throw new Error('The report failed.')
 * }
 *
 * export function ProblemPage() {
 *   return <ProblemReportForm onSubmit={send} defaultReportedFigure="Example 7B, Bias" />
 * }
 * ```
 */
export const ProblemReportForm = defineWidget<ProblemReportFormProps>({
  name: 'ProblemReportForm',
  rootClass: 'tl-card',
  sections: { form: enForm, problemForm: enProblemForm, termsOfUse: enTermsOfUse },
  rules: {
    ...SUBMISSION_RULES,
    prepare: optionalFunction,
    figure: optionalObject,
    defaultReportedFigure: optionalText,
  },
  View: ProblemReportFormView,
})

type ProblemFormProps = Pick<
  ProblemReportFormProps,
  'onSubmit' | 'prepare' | 'figure' | 'defaultReportedFigure' | 'contactEmail'
>

function ProblemReportFormView(props: WidgetViewProps<ProblemReportFormProps>) {
  const { onSubmit, prepare, figure, defaultReportedFigure, contactEmail, ...root } = props
  const own = { onSubmit, prepare, figure, defaultReportedFigure, contactEmail }
  return (
    <WidgetRoot {...root}>
      <ProblemForm {...own} />
    </WidgetRoot>
  )
}

const prepareOnly = () => undefined

/** The form inside of its widget. */
function ProblemForm(props: ProblemFormProps) {
  const { onSubmit, prepare, figure, defaultReportedFigure = '', contactEmail } = props
  const labels = useLabels('problemForm')
  const isPrepared = onSubmit === undefined && prepare !== undefined
  const { form, submission, sent } = useSubmissionForm({
    defaultValues: getEmptyFields(defaultReportedFigure),
    schema: (formLabels) => problemSchema(formLabels, figure),
    onSubmit: isPrepared ? prepareOnly : onSubmit,
    labels: isPrepared ? { succeeded: labels.prepared, failed: labels.failed } : labels,
  })
  const links = sent && isPrepared ? prepare(sent) : []
  return (
    <SubmissionForm
      submission={submission}
      labels={isPrepared ? { ...labels, submit: labels.prepare } : labels}
      terms={{ form: 'problem', fields: getFieldLabels(labels), contactEmail }}
      isSent={onSubmit !== undefined}
      unsent={isPrepared ? { line: labels.prepares, title: labels.preparedTitle } : undefined}
      sent={sent && describeProblem(sent, labels)}
      sentActions={links.map(({ label, href }) => (
        <a key={href} className="tl-button tl-button-link" href={href} rel="noopener">
          {label}
        </a>
      ))}
    >
      <ProblemTexts form={form} />
      <ReporterFields form={form} />
    </SubmissionForm>
  )
}
