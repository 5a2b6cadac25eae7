import { useFormWords, type Submit, useRequestFormWords } from '../../data/index.ts'
import type { EvaluationRequest } from '../../domain/index.ts'
import { Button, CheckField, Honeypot } from '../../ui/index.ts'
import { RequestChoices } from './RequestChoices.tsx'
import { RequestTexts } from './RequestTexts.tsx'
import { useRequestForm } from './useRequestForm.ts'

interface RequestFormProps {
  readonly onSubmit: Submit<EvaluationRequest> | undefined
}

/** The fields, the terms and the button. */
export function RequestForm({ onSubmit }: RequestFormProps) {
  const formWords = useFormWords()
  const { form, notice, send } = useRequestForm(onSubmit)
  const { errors, isSubmitting } = form.formState
  const words = useRequestFormWords()
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
        <CheckField
          label={formWords.terms}
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
