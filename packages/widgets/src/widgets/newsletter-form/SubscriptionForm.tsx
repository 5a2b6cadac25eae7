import { type Submit, useLabels } from '../../data/index.ts'
import type { NewsletterSubscription } from '../../domain/index.ts'
import { Field } from '../../ui/index.ts'
import { SubmissionForm, useSubmissionForm } from '../form/index.ts'
import { EMPTY_NEWSLETTER_FIELDS } from './newsletterFields.ts'
import { newsletterSchema } from './newsletterSchema.ts'
import { SubscribedNotice } from './SubscribedNotice.tsx'

interface SubscriptionFormProps {
  readonly onSubmit: Submit<NewsletterSubscription> | undefined
  readonly contactEmail: string | undefined
}

/** The newsletter form inside of its widget, or a notice after a subscription. */
export function SubscriptionForm({ onSubmit, contactEmail }: SubscriptionFormProps) {
  const labels = useLabels('newsletterForm')
  const { form, submission, isSubmitted } = useSubmissionForm({
    defaultValues: EMPTY_NEWSLETTER_FIELDS,
    schema: newsletterSchema,
    onSubmit,
    // A notice replaces the form after a success.
    labels: { failed: labels.failed },
  })
  const { register, formState } = form
  const { errors } = formState
  if (isSubmitted) return <SubscribedNotice />
  return (
    <SubmissionForm
      submission={submission}
      labels={labels}
      terms={{ form: 'newsletter', fields: [labels.name, labels.email], contactEmail }}
      isSent={onSubmit !== undefined}
    >
      <Field label={labels.name} error={errors.name?.message} isRequired>
        {(control) => <input {...control} autoComplete="name" {...register('name')} required />}
      </Field>
      <Field label={labels.email} error={errors.email?.message} isRequired>
        {(control) => (
          <input {...control} type="email" autoComplete="email" {...register('email')} required />
        )}
      </Field>
    </SubmissionForm>
  )
}
