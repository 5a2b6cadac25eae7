import type { TermsOfUseLabels } from './formLabels.ts'

/** One section of the terms of use. */
export interface TermsSection {
  readonly title: string
  readonly text: string
  /** The items of the list that the text introduces. */
  readonly items?: readonly string[]
  /** The e-mail address at the end of the text. */
  readonly email?: string | undefined
}

/** The form that the terms apply to. */
export interface FormTerms {
  readonly form: 'request' | 'newsletter' | 'problem'
  /** The labels of all fields that are stored. */
  readonly fields: readonly string[]
  /** The contact address; undefined when the host gives none. */
  readonly contactEmail: string | undefined
}

/** Returns the terms of use of a form: what is stored, why, how long, and whom to contact. */
export function termsSections(
  words: TermsOfUseLabels,
  { form, fields, contactEmail }: FormTerms,
): readonly TermsSection[] {
  return [
    {
      title: words.storedTitle,
      text: form === 'problem' ? words.storedProblem : words.stored,
      items: [...fields, words.agreement, words.arrival],
    },
    {
      title: words.purposeTitle,
      text: words[`${form}Purpose`],
    },
    {
      title: words.periodTitle,
      text: words[`${form}Period`],
    },
    {
      title: words.contactTitle,
      text: contactEmail === undefined ? words.contactUnknown : words.contact,
      email: contactEmail,
    },
  ]
}
