import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { useLabels, type Submit } from '../../data/index.ts'
import {
  FIELD_LIMITS,
  REQUEST_PRIORITIES,
  REQUEST_REASONS,
  type EvaluationRequest,
} from '../../domain/index.ts'
import {
  enForm,
  enRequestForm,
  enTermsOfUse,
  type FormLabels,
  type RequestFormLabels,
} from '../../labels/index.ts'
import { Field, SelectControl, WidgetRoot, type WidgetProps } from '../../ui/index.ts'
import {
  fieldSchemas,
  OptionalField,
  SubmissionForm,
  SUBMISSION_RULES,
  useSubmissionForm,
  type CommonFields,
  type SentField,
} from '../form/index.ts'
import { defineWidget, type WidgetViewProps } from '../frame/index.ts'

/** Props of the request form, besides the attributes of a section. */
export interface EvaluationRequestFormProps extends Omit<WidgetProps, 'onSubmit'> {
  /**
   * Sends a valid request. If it rejects, or returns a `Response` that is not `ok`, the form shows an error and keeps its
   * values.
   * @default waits one second and sends nothing
   */
  readonly onSubmit?: Submit<EvaluationRequest> | undefined
  /**
   * The e-mail address in the terms of use, for questions about stored data.
   * @default the terms refer to the operator of the website
   */
  readonly contactEmail?: string | undefined
}

/** The values of the request form's controls. */
type RequestFields = CommonFields & Record<keyof Omit<EvaluationRequest, 'agreeToTerms'>, string>

const EMPTY_REQUEST_FIELDS: RequestFields = {
  modelName: '',
  provider: '',
  modelUrl: '',
  reason: '',
  evaluationPriority: 'medium',
  contactEmail: '',
  additionalNotes: '',
  agreeToTerms: false,
  honeypot: '',
}

/** The schema of the request form, with the labels as error messages. */
function requestSchema(labels: FormLabels) {
  const { text, optionalText, email, url, choice, agreement } = fieldSchemas(labels)
  return z.object({
    modelName: text(FIELD_LIMITS.modelName),
    provider: text(FIELD_LIMITS.provider),
    modelUrl: url(FIELD_LIMITS.modelUrl),
    reason: choice(REQUEST_REASONS),
    evaluationPriority: choice(REQUEST_PRIORITIES),
    contactEmail: email(FIELD_LIMITS.contactEmail),
    additionalNotes: optionalText(FIELD_LIMITS.additionalNotes),
    agreeToTerms: agreement(),
  })
}

/**
 * A form to request the evaluation of a model.
 *
 * @example
 * ```tsx
 * import { EvaluationRequestForm } from '@transparency-lab/widgets'
 *
 * async function send(request: object) {
 *   const { ok } = await fetch('/requests', { method: 'POST', body: JSON.stringify(request) })
 *   if (!ok) throw new Error('The request failed.')
 * }
 *
 * export function RequestPage() {
 *   return <EvaluationRequestForm onSubmit={send} contactEmail="lab@example.org" />
 * }
 * ```
 */
export const EvaluationRequestForm = defineWidget<EvaluationRequestFormProps>({
  name: 'EvaluationRequestForm',
  rootClass: 'tl-card',
  sections: { form: enForm, requestForm: enRequestForm, termsOfUse: enTermsOfUse },
  rules: SUBMISSION_RULES,
  View: EvaluationRequestFormView,
})

function EvaluationRequestFormView(props: WidgetViewProps<EvaluationRequestFormProps>) {
  const { onSubmit, contactEmail, ...root } = props
  return (
    <WidgetRoot {...root}>
      <RequestForm onSubmit={onSubmit} contactEmail={contactEmail} />
    </WidgetRoot>
  )
}

interface RequestFormProps {
  readonly onSubmit: Submit<EvaluationRequest> | undefined
  readonly contactEmail: string | undefined
}

/** The request form inside of its widget. */
function RequestForm({ onSubmit, contactEmail }: RequestFormProps) {
  const labels = useLabels('requestForm')
  const { form, submission, sent } = useSubmissionForm({
    defaultValues: EMPTY_REQUEST_FIELDS,
    schema: requestSchema,
    onSubmit,
    labels,
  })
  return (
    <SubmissionForm
      submission={submission}
      labels={labels}
      terms={{ form: 'request', fields: fieldLabels(labels), contactEmail }}
      isSent={onSubmit !== undefined}
      sent={sent && describeRequest(sent, labels)}
    >
      <RequestTexts form={form} />
      <RequestChoices form={form} />
    </SubmissionForm>
  )
}

/** Returns the labels of the fields, in the order of the form. */
function fieldLabels(labels: RequestFormLabels): readonly string[] {
  const { modelName, provider, modelUrl, contactEmail, reason, priority, additionalNotes } = labels
  return [modelName, provider, modelUrl, contactEmail, reason, priority, additionalNotes]
}

/** Returns what a request says, in the order of the form. */
function describeRequest(
  request: EvaluationRequest,
  labels: RequestFormLabels,
): readonly SentField[] {
  return [
    [labels.modelName, request.modelName],
    [labels.provider, request.provider],
    [labels.modelUrl, request.modelUrl],
    [labels.contactEmail, request.contactEmail],
    [labels.reason, labels.reasons[request.reason]],
    [labels.priority, labels.priorities[request.evaluationPriority]],
    [labels.additionalNotes, request.additionalNotes],
  ]
}

interface RequestTextsProps {
  readonly form: Pick<UseFormReturn<RequestFields>, 'register' | 'formState'>
}

const FIELDS = [
  { name: 'modelName', type: 'text', autoComplete: 'off' },
  { name: 'provider', type: 'text', autoComplete: 'organization' },
  { name: 'modelUrl', type: 'url', autoComplete: 'url' },
  { name: 'contactEmail', type: 'email', autoComplete: 'email' },
] as const

/** The required text fields of a request. */
function RequestTexts({ form }: RequestTextsProps) {
  const labels = useLabels('requestForm')
  return FIELDS.map(({ name, type, autoComplete }) => (
    <Field
      key={name}
      label={labels[name]}
      hint={labels.hints[name]}
      error={form.formState.errors[name]?.message}
      isRequired
    >
      {(control) => (
        <input
          {...control}
          type={type}
          autoComplete={autoComplete}
          {...form.register(name)}
          required
        />
      )}
    </Field>
  ))
}

interface RequestChoicesProps {
  readonly form: Pick<UseFormReturn<RequestFields>, 'register' | 'formState'>
}

/** The reason, the priority and the notes of a request. */
function RequestChoices({ form: { register, formState } }: RequestChoicesProps) {
  const labels = useLabels('requestForm')
  const { hints } = labels
  const { errors } = formState
  return (
    <>
      <Field label={labels.reason} hint={hints.reason} error={errors.reason?.message} isRequired>
        {(control) => (
          <SelectControl {...control} {...register('reason')} required>
            <option value="">{labels.reasonPlaceholder}</option>
            {REQUEST_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {labels.reasons[reason]}
              </option>
            ))}
          </SelectControl>
        )}
      </Field>
      <OptionalField
        label={labels.priority}
        hint={hints.priority}
        error={errors.evaluationPriority?.message}
      >
        {(control) => (
          <SelectControl {...control} {...register('evaluationPriority')}>
            {REQUEST_PRIORITIES.map((priority) => (
              <option key={priority} value={priority}>
                {labels.priorities[priority]}
              </option>
            ))}
          </SelectControl>
        )}
      </OptionalField>
      <div className="tl-wide">
        <OptionalField
          label={labels.additionalNotes}
          hint={hints.additionalNotes}
          error={errors.additionalNotes?.message}
        >
          {(control) => <textarea {...control} rows={4} {...register('additionalNotes')} />}
        </OptionalField>
      </div>
    </>
  )
}
