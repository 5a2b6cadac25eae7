import type { ReactNode } from 'react'
import { useLabels } from '../../data/index.ts'
import { termsSections } from '../../labels/index.ts'
import { Button, Honeypot, TermsField } from '../../ui/index.ts'
import { SentSummary, type SentField } from './SentSummary.tsx'
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
  /**
   * The line above the button and the heading of what was submitted, when no host receives it.
   * @default that the form only shows what would happen
   */
  readonly unsent?: { readonly line: string; readonly title: string } | undefined
  /** Content below the summary of a submission, such as ways to send it. */
  readonly sentActions?: ReactNode
  /** What the last successful submission contained; undefined before there was one. */
  readonly sent: readonly SentField[] | undefined
  readonly children: ReactNode
}

/**
 * A form with its own fields, the terms of use, the honeypot, a submit button, a live region, and what was sent
 * last.
 */
export function SubmissionForm(props: SubmissionFormProps) {
  const { submission, labels, terms, isSent, unsent, sent, sentActions, children } = props
  const { form, notice, announce, handleSubmit } = submission
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
        {!isSent && (
          <p className="tl-form-unconnected">{unsent?.line ?? formLabels.notConnected}</p>
        )}
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
      {sent && (
        <SentSummary
          caption={labels.caption}
          title={isSent ? formLabels.sentTitle : (unsent?.title ?? formLabels.notSentTitle)}
          fields={sent}
          announce={announce}
        >
          {sentActions}
        </SentSummary>
      )}
    </form>
  )
}
