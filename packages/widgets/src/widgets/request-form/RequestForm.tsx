import { type Submit, useLabels } from '../../data/index.ts'
import type { EvaluationRequest } from '../../domain/index.ts'
import type { RequestFormLabels } from '../../labels/index.ts'
import { SubmissionForm, useSubmissionForm } from '../form/index.ts'
import { RequestChoices } from './RequestChoices.tsx'
import { EMPTY_REQUEST_FIELDS } from './requestFields.ts'
import { requestSchema } from './requestSchema.ts'
import { RequestTexts } from './RequestTexts.tsx'

interface RequestFormProps {
  readonly onSubmit: Submit<EvaluationRequest> | undefined
  readonly contactEmail: string | undefined
}

/** The request form inside of its widget. */
export function RequestForm({ onSubmit, contactEmail }: RequestFormProps) {
  const labels = useLabels('requestForm')
  const { form, submission } = useSubmissionForm({
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
