import {
  useFormWords,
  type Submit,
  useRequestFormWords,
  useTermsOfUseWords,
} from '../../data/index.ts'
import type { EvaluationRequest } from '../../domain/index.ts'
import { termsSections, type RequestFormLabels } from '../../labels/index.ts'
import { Button, Honeypot, TermsField } from '../../ui/index.ts'
import { RequestChoices } from './RequestChoices.tsx'
import { RequestTexts } from './RequestTexts.tsx'
import { useRequestForm } from './useRequestForm.ts'

interface RequestFormProps {
  readonly onSubmit: Submit<EvaluationRequest> | undefined
  readonly contactEmail: string | undefined
}

/** The fields, the terms and the button. */
export function RequestForm({ onSubmit, contactEmail }: RequestFormProps) {
  const formWords = useFormWords()
  const { form, notice, send } = useRequestForm(onSubmit)
  const { errors, isSubmitting } = form.formState
  const words = useRequestFormWords()
  const terms = useTermsOfUseWords()
  return (
    <form
      className="tl-form"
      aria-label={words.caption}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <RequestTexts form={form} />
      <RequestChoices form={form} />
      <div className="tl-wide">
        <TermsField
          label={formWords.terms}
          link={formWords.termsLink}
          title={terms.title}
          closeLabel={terms.close}
          note={onSubmit === undefined ? terms.notSent : undefined}
          sections={termsSections(terms, {
            form: 'request',
            fields: fieldsOf(words),
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

/** The labels of the fields, as they stand in the form. */
function fieldsOf(words: RequestFormLabels): readonly string[] {
  const { modelName, provider, modelUrl, contactEmail, reason, priority, additionalNotes } = words
  return [modelName, provider, modelUrl, contactEmail, reason, priority, additionalNotes]
}
