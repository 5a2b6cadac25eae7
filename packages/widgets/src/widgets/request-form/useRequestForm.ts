import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  useFormWords,
  useNotify,
  useRequestFormWords,
  useSubmission,
  type Submit,
} from '../../data/index.ts'
import type { EvaluationRequest } from '../../domain/index.ts'
import { fieldErrors } from '../../ui/index.ts'
import { EMPTY_REQUEST_FIELDS, type RequestFields } from './requestFields.ts'
import { requestSchema } from './requestSchema.ts'

/** The state of the request form, what it last said, and how it is sent. */
export function useRequestForm(onSubmit: Submit<EvaluationRequest> | undefined) {
  const words = useRequestFormWords()
  const formWords = useFormWords()
  const notify = useNotify()
  const [notice, setNotice] = useState('')
  const submitOnce = useSubmission(onSubmit)
  const say = notify ?? setNotice
  const form = useForm<RequestFields, unknown, EvaluationRequest & { honeypot: string }>({
    defaultValues: EMPTY_REQUEST_FIELDS,
    resolver: ({ honeypot, ...fields }) => {
      const parsed = requestSchema(formWords).safeParse(fields)
      return parsed.success
        ? { values: { ...parsed.data, honeypot }, errors: {} }
        : { values: {}, errors: fieldErrors(parsed.error.issues) }
    },
  })

  const send = form.handleSubmit(
    async ({ honeypot, ...request }) => {
      setNotice('')
      // Whoever filled the field that no person sees is told what everyone is told.
      const hasArrived = honeypot !== '' || (await submitOnce(request))
      if (hasArrived === undefined) return
      say(hasArrived ? words.succeeded : words.failed)
      if (hasArrived) form.reset()
    },
    (errors) => {
      setNotice('')
      if (errors.agreeToTerms !== undefined) say(formWords.termsMissing)
    },
  )
  return { form, notice, send }
}
