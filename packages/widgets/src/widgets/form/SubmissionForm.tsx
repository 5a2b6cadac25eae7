import type { ReactNode } from 'react'
import { useLabels } from '../../data/index.ts'
import { termsSections } from '../../labels/index.ts'
import { Button, Honeypot, TermsField } from '../../ui/index.ts'
import type { Submission } from './useSubmissionForm.ts'

interface SubmissionFormProps {
  readonly submission: Submission
  readonly labels: {
    readonly caption: string
    readonly submit: string
    readonly submitting: string
  }
  /** What the terms of use depend on. */
  readonly terms: Parameters<typeof termsSections>[1]
  /** Whether a host receives the submission. */
  readonly isSent: boolean
  readonly children: ReactNode
}

/** A form with its own fields, the terms of use, the honeypot, a submit button and a live region. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { submission, labels, terms, isSent, children } = props
  const { form, notice, handleSubmit } = submission
  const { errors, isSubmitting } = form.formState
  const formLabels = useLabels('form')
  const termsLabels = useLabels('termsOfUse')
  return (
    <form
      className="tl-form"
      aria-label={labels.caption}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      {children}
      <div className="tl-wide">
        <TermsField
          label={formLabels.terms}
          link={formLabels.termsLink}
          title={termsLabels.title}
          closeLabel={termsLabels.close}
          note={isSent ? undefined : termsLabels.notSent}
          sections={termsSections(termsLabels, terms)}
          error={errors.agreeToTerms?.message}
          {...form.register('agreeToTerms')}
        />
      </div>
      <Honeypot label={formLabels.leaveEmpty} {...form.register('honeypot')} />
      <div className="tl-form-end">
        <Button
          type="submit"
          tone="primary"
          isUnavailable={!form.watch('agreeToTerms') || isSubmitting}
        >
          {isSubmitting ? labels.submitting : labels.submit}
        </Button>
        <p className="tl-form-notice" role="status">
          {notice}
        </p>
      </div>
    </form>
  )
}
