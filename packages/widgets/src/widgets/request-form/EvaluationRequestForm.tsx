import type { Submit } from '../../data/index.ts'
import type { EvaluationRequest } from '../../domain/index.ts'
import { enForm, enRequestForm, enTermsOfUse } from '../../labels/index.ts'
import { WidgetRoot, type WidgetProps } from '../../ui/index.ts'
import { defineWidget, type WidgetViewProps } from '../frame/index.ts'
import { RequestForm } from './RequestForm.tsx'

/** Props of the request form, besides the attributes of a section. */
export interface EvaluationRequestFormProps extends Omit<WidgetProps, 'onSubmit'> {
  /**
   * Sends a valid request. If it rejects, the form shows an error and keeps its values.
   * @default waits one second and sends nothing
   */
  readonly onSubmit?: Submit<EvaluationRequest> | undefined
  /**
   * The e-mail address in the terms of use, for questions about stored data.
   * @default the terms refer to the operator of the website
   */
  readonly contactEmail?: string | undefined
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
