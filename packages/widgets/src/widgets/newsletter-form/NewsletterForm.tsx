import * as z from 'zod/mini'
import { useLabels, type Submit } from '../../data/index.ts'
import { FIELD_LIMITS, type NewsletterSubscription } from '../../domain/index.ts'
import { enForm, enNewsletterForm, enTermsOfUse, type FormLabels } from '../../labels/index.ts'
import { Field, WidgetRoot, type WidgetProps } from '../../ui/index.ts'
import {
  fieldSchemas,
  SentSummary,
  SUBMISSION_RULES,
  SubmissionForm,
  useSubmissionForm,
  type CommonFields,
  type Submission,
} from '../form/index.ts'
import { defineWidget, type WidgetViewProps } from '../frame/index.ts'

/** Props of the newsletter form, besides the attributes of a section. */
export interface NewsletterFormProps extends Omit<WidgetProps, 'onSubmit'> {
  /**
   * Sends a valid subscription. If it rejects, or returns a `Response` that is not `ok`, the form shows an error and keeps its
   * values.
   * @default waits one second and sends nothing
   */
  readonly onSubmit?: Submit<NewsletterSubscription> | undefined
  /**
   * The e-mail address in the terms of use, for questions about stored data.
   * @default the terms refer to the operator of the website
   */
  readonly contactEmail?: string | undefined
}

/** The values of the newsletter form's controls. */
interface NewsletterFields extends CommonFields {
  name: string
  email: string
}

const EMPTY_NEWSLETTER_FIELDS: NewsletterFields = {
  name: '',
  email: '',
  agreeToTerms: false,
  honeypot: '',
}

/** The schema of the newsletter form, with the labels as error messages. */
function newsletterSchema(labels: FormLabels) {
  const { text, email, agreement } = fieldSchemas(labels)
  return z.object({
    name: text(FIELD_LIMITS.name),
    email: email(FIELD_LIMITS.email),
    agreeToTerms: agreement(),
  })
}

/**
 * A form to subscribe to the newsletter.
 *
 * @example
 * ```tsx
 * import { NewsletterForm } from '@transparency-lab/widgets'
 *
 * async function subscribe(subscription: object) {
 *   const { ok } = await fetch('/newsletter', { method: 'POST', body: JSON.stringify(subscription) })
 *   if (!ok) throw new Error('The subscription failed.')
 * }
 *
 * export function Newsletter() {
 *   return <NewsletterForm onSubmit={subscribe} contactEmail="lab@example.org" />
 * }
 * ```
 */
export const NewsletterForm = defineWidget<NewsletterFormProps>({
  name: 'NewsletterForm',
  rootClass: 'tl-card',
  sections: { form: enForm, newsletterForm: enNewsletterForm, termsOfUse: enTermsOfUse },
  rules: SUBMISSION_RULES,
  View: NewsletterFormView,
})

function NewsletterFormView(props: WidgetViewProps<NewsletterFormProps>) {
  const { onSubmit, contactEmail, ...root } = props
  return (
    <WidgetRoot {...root}>
      <SubscriptionForm onSubmit={onSubmit} contactEmail={contactEmail} />
    </WidgetRoot>
  )
}

interface SubscriptionFormProps {
  readonly onSubmit: Submit<NewsletterSubscription> | undefined
  readonly contactEmail: string | undefined
}

/** The newsletter form inside of its widget, or a notice after a subscription. */
function SubscriptionForm({ onSubmit, contactEmail }: SubscriptionFormProps) {
  const labels = useLabels('newsletterForm')
  const { form, submission, sent } = useSubmissionForm({
    defaultValues: EMPTY_NEWSLETTER_FIELDS,
    schema: newsletterSchema,
    onSubmit,
    // A notice replaces the form after a success.
    labels: { failed: labels.failed },
  })
  const { register, formState } = form
  const { errors } = formState
  const isSent = onSubmit !== undefined
  if (sent) return <Subscribed subscription={sent} submission={submission} isSent={isSent} />
  return (
    <SubmissionForm
      submission={submission}
      labels={labels}
      terms={{ form: 'newsletter', fields: [labels.name, labels.email], contactEmail }}
      isSent={isSent}
      sent={undefined}
    >
      <Field label={labels.name} hint={labels.hints.name} error={errors.name?.message} isRequired>
        {(control) => <input {...control} autoComplete="name" {...register('name')} required />}
      </Field>
      <Field
        label={labels.email}
        hint={labels.hints.email}
        error={errors.email?.message}
        isRequired
      >
        {(control) => (
          <input {...control} type="email" autoComplete="email" {...register('email')} required />
        )}
      </Field>
    </SubmissionForm>
  )
}

interface SubscribedProps {
  readonly subscription: NewsletterSubscription
  readonly submission: Submission
  /** Whether a host received it. */
  readonly isSent: boolean
}

/** In place of the form after a subscription. Its notice takes the focus that the submit button had. */
function Subscribed({ subscription, submission, isSent }: SubscribedProps) {
  const labels = useLabels('newsletterForm')
  const { sentTitle, notSentTitle } = useLabels('form')
  const { name, email } = subscription
  return (
    <>
      <div className="tl-notice" role="status">
        <p className="tl-notice-title" data-takes-focus>
          {labels.succeeded}
        </p>
        <p className="tl-notice-text">{isSent ? labels.succeededText : labels.notSubscribed}</p>
        {submission.notice && <p>{submission.notice}</p>}
      </div>
      <SentSummary
        caption={labels.caption}
        fields={[
          [labels.name, name],
          [labels.email, email],
        ]}
        title={isSent ? sentTitle : notSentTitle}
        announce={submission.announce}
      />
    </>
  )
}
