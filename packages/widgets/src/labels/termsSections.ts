import type { TermsOfUseLabels } from './formLabels.ts'

/** One thing that the terms tell. */
export interface TermsSection {
  readonly title: string
  readonly text: string
  /** What the text speaks of, one by one. */
  readonly items?: readonly string[]
  /** Where the text ends: an e-mail address. */
  readonly email?: string | undefined
}

/** What the terms of one form depend on. */
export interface FormTerms {
  readonly form: 'request' | 'newsletter'
  /** The labels of all fields that are stored. */
  readonly fields: readonly string[]
  /** Whom to write to; undefined where nobody is named. */
  readonly contactEmail: string | undefined
}

/** What visitors of a form agree to: what is stored, what for, how long, and whom to write to. */
export function termsSections(
  words: TermsOfUseLabels,
  { form, fields, contactEmail }: FormTerms,
): readonly TermsSection[] {
  return [
    {
      title: words.storedTitle,
      text: words.stored,
      items: [...fields, words.agreement, words.arrival],
    },
    {
      title: words.purposeTitle,
      text: form === 'request' ? words.requestPurpose : words.newsletterPurpose,
    },
    {
      title: words.periodTitle,
      text: form === 'request' ? words.requestPeriod : words.newsletterPeriod,
    },
    {
      title: words.contactTitle,
      text: contactEmail === undefined ? words.contactUnknown : words.contact,
      email: contactEmail,
    },
  ]
}
