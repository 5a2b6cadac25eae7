/** What the fields hold while they are filled in, and the one that nobody fills. */
export interface NewsletterFields {
  name: string
  email: string
  agreeToTerms: boolean
  honeypot: string
}

/** The fields before anything is entered. */
export const EMPTY_NEWSLETTER_FIELDS: NewsletterFields = {
  name: '',
  email: '',
  agreeToTerms: false,
  honeypot: '',
}
