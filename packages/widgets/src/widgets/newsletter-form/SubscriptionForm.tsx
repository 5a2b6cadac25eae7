import {
  useFormWords,
  type Submit,
  useNewsletterFormWords,
  useTermsOfUseWords,
} from '../../data/index.ts'
import type { NewsletterSubscription } from '../../domain/index.ts'
import { termsSections } from '../../labels/index.ts'
import { Button, Field, Honeypot, TermsField } from '../../ui/index.ts'
import { SubscribedNotice } from './SubscribedNotice.tsx'
import { useNewsletterForm } from './useNewsletterForm.ts'

interface SubscriptionFormProps {
  readonly onSubmit: Submit<NewsletterSubscription> | undefined
  readonly contactEmail: string | undefined
}

/** The fields, the terms and the button; once it arrived, that it did. */
export function SubscriptionForm({ onSubmit, contactEmail }: SubscriptionFormProps) {
  const formWords = useFormWords()
  const { form, notice, send, isSubscribed } = useNewsletterForm(onSubmit)
  const { errors, isSubmitting } = form.formState
  const words = useNewsletterFormWords()
  const terms = useTermsOfUseWords()
  if (isSubscribed) return <SubscribedNotice />
  return (
    <form
      className="tl-form"
      aria-label={words.caption}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <Field label={words.name} error={errors.name?.message} isRequired>
        {(control) => (
          <input {...control} autoComplete="name" {...form.register('name')} required />
        )}
      </Field>
      <Field label={words.email} error={errors.email?.message} isRequired>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            {...form.register('email')}
            required
          />
        )}
      </Field>
      <div className="tl-wide">
        <TermsField
          label={formWords.terms}
          link={formWords.termsLink}
          title={terms.title}
          closeLabel={terms.close}
          note={onSubmit === undefined ? terms.notSent : undefined}
          sections={termsSections(terms, {
            form: 'newsletter',
            fields: [words.name, words.email],
            contactEmail,
          })}
          error={errors.agreeToTerms?.message}
          {...form.register('agreeToTerms')}
        />
      </div>
      <Honeypot label={formWords.leaveEmpty} {...form.register('honeypot')} />
      <div className="tl-form-end">
        <Button type="submit" tone="primary" disabled={!form.watch('agreeToTerms') || isSubmitting}>
          {isSubmitting ? words.submitting : words.submit}
        </Button>
        <p className="tl-form-notice" role="status">
          {notice}
        </p>
      </div>
    </form>
  )
}
