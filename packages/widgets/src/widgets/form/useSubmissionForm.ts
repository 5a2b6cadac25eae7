import { useState, type BaseSyntheticEvent, type ReactElement } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { type Submit, useLabels, useNotify, useSubmission } from '../../data/index.ts'
import type { FormLabels } from '../../labels/index.ts'
import { useNotice } from '../../ui/index.ts'
import { fieldErrors } from './fieldErrors.ts'

/** The fields that every form has. */
export interface CommonFields {
  agreeToTerms: boolean
  honeypot: string
}

/** The part of a form's state that does not depend on its own fields. */
export interface Submission {
  readonly form: Pick<UseFormReturn<CommonFields>, 'register' | 'watch' | 'formState'>
  /** The last announcement, if the host does not show it. */
  readonly notice: ReactElement | undefined
  /** Announces a text in the host's way, or else as the notice. */
  readonly announce: (text: string) => void
  readonly handleSubmit: (event: BaseSyntheticEvent) => Promise<void>
}

interface SubmissionFormOptions<Fields, Values> {
  readonly defaultValues: Fields
  /** Returns a schema that validates the fields and removes the honeypot. */
  readonly schema: (labels: FormLabels) => ZodMiniType<Values>
  readonly onSubmit: Submit<Values> | undefined
  /** The announcements of the result. */
  readonly labels: { readonly succeeded?: string; readonly failed: string }
}

/** Manages the fields of a form, their validation and its submission. */
export function useSubmissionForm<Fields extends CommonFields, Values>(
  options: SubmissionFormOptions<Fields, Values>,
) {
  const { onSubmit, labels } = options
  const formLabels = useLabels('form')
  const [notice, setNotice] = useNotice()
  const [sent, setSent] = useState<Values>()
  const announce = useNotify() ?? setNotice
  const submit = useSubmission(onSubmit)
  const [hasAsked, setHasAsked] = useState(false)
  const form = useValidForm(options)

  const handleSubmit = form.handleSubmit(
    async (values) => {
      setNotice('')
      // A password manager may fill in the honeypot of a person, who then submits once more.
      if (form.getValues('honeypot') !== '' && !hasAsked) {
        setHasAsked(true)
        form.setValue('honeypot', '')
        announce(formLabels.submitAgain)
        return
      }
      const hasSucceeded = await submit(values)
      if (hasSucceeded === undefined) return
      const announcement = hasSucceeded ? labels.succeeded : labels.failed
      if (announcement !== undefined) announce(announcement)
      if (!hasSucceeded) return
      form.reset()
      setSent(values)
    },
    ({ agreeToTerms }) => {
      setNotice('')
      if (agreeToTerms !== undefined) announce(formLabels.termsMissing)
    },
  )
  return {
    // The library's type is invariant in the fields.
    form: form as unknown as UseFormReturn<Fields, unknown, Values>,
    submission: { form, notice, announce, handleSubmit } satisfies Submission,
    /** The values of the last submission that succeeded. */
    sent,
  }
}

/** Manages the fields of a form, and validates them with its schema. */
function useValidForm<Fields extends CommonFields, Values>({
  defaultValues,
  schema,
}: Pick<SubmissionFormOptions<Fields, Values>, 'defaultValues' | 'schema'>) {
  const labels = useLabels('form')
  return useForm<CommonFields, unknown, Values>({
    defaultValues,
    resolver: (fields) => {
      const parsed = schema(labels).safeParse(fields)
      return parsed.success
        ? { values: parsed.data, errors: {} }
        : { values: {}, errors: fieldErrors(parsed.error.issues) }
    },
  })
}
