import type { CommonFields } from '../form/index.ts'

/** The values of the newsletter form's controls. */
export interface NewsletterFields extends CommonFields {
  name: string
  email: string
}

export const EMPTY_NEWSLETTER_FIELDS: NewsletterFields = {
  name: '',
  email: '',
  agreeToTerms: false,
  honeypot: '',
}
