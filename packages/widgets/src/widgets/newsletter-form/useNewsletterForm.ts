import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  useFormWords,
  useNotify,
  useNewsletterFormWords,
  useSubmission,
  type Submit,
} from '../../data/index.ts'
import type { NewsletterSubscription } from '../../domain/index.ts'
import { fieldErrors } from '../../ui/index.ts'
import { EMPTY_NEWSLETTER_FIELDS, type NewsletterFields } from './newsletterFields.ts'
import { newsletterSchema } from './newsletterSchema.ts'

/** The state of the newsletter form, what it last said, and how it is sent. */
export function useNewsletterForm(onSubmit: Submit<NewsletterSubscription> | undefined) {
  const words = useNewsletterFormWords()
  const formWords = useFormWords()
  const notify = useNotify()
  const [notice, setNotice] = useState('')
  const [isSubscribed, setIsSubscribed] = useState(false)
  const submitOnce = useSubmission(onSubmit)
  const say = notify ?? setNotice
  const form = useForm<NewsletterFields, unknown, NewsletterSubscription & { honeypot: string }>({
    defaultValues: EMPTY_NEWSLETTER_FIELDS,
    resolver: ({ honeypot, ...fields }) => {
      const parsed = newsletterSchema(formWords).safeParse(fields)
      return parsed.success
        ? { values: { ...parsed.data, honeypot }, errors: {} }
        : { values: {}, errors: fieldErrors(parsed.error.issues) }
    },
  })

  const send = form.handleSubmit(
    async ({ honeypot, ...subscription }) => {
      setNotice('')
      // Whoever filled the field that no person sees is told what everyone is told.
      const hasArrived = honeypot !== '' || (await submitOnce(subscription))
      if (hasArrived === false) say(words.failed)
      if (hasArrived === true) setIsSubscribed(true)
    },
    (errors) => {
      setNotice('')
      if (errors.agreeToTerms !== undefined) say(formWords.termsMissing)
    },
  )
  return { form, notice, send, isSubscribed }
}
