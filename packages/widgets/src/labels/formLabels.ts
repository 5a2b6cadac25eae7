import type { RequestPriority, RequestReason } from '../domain/index.ts'

/** What both forms say. */
export interface FormLabels {
  readonly required: string
  readonly tooLong: (limit: number) => string
  readonly notAnEmail: string
  readonly notAnAddress: string
  readonly terms: string
  /** The words of `terms` that open the terms of use; they stand after it where it lacks them. */
  readonly termsLink: string
  readonly termsMissing: string
  /** Names the field that no person fills, for those who come upon it all the same. */
  readonly leaveEmpty: string
}

/** The sentences of the form by which an evaluation is asked for. */
export interface RequestFormLabels {
  readonly caption: string
  readonly modelName: string
  readonly provider: string
  readonly modelUrl: string
  readonly reason: string
  readonly reasonPlaceholder: string
  readonly reasons: Readonly<Record<RequestReason, string>>
  readonly priority: string
  readonly priorities: Readonly<Record<RequestPriority, string>>
  readonly contactEmail: string
  readonly additionalNotes: string
  readonly submit: string
  readonly submitting: string
  readonly succeeded: string
  readonly failed: string
}

/** The sentences of the form by which the newsletter is subscribed to. */
export interface NewsletterFormLabels {
  readonly caption: string
  readonly name: string
  readonly email: string
  readonly submit: string
  readonly submitting: string
  readonly succeeded: string
  readonly succeededText: string
  readonly failed: string
}

/** What visitors agree to by either form, in a dialog. */
export interface TermsOfUseLabels {
  readonly title: string
  readonly close: string
  /** Stands before all else where the form is handed to nobody. */
  readonly notSent: string
  readonly storedTitle: string
  /** Stands before the list of the fields, which ends with the agreement and the arrival. */
  readonly stored: string
  readonly agreement: string
  readonly arrival: string
  readonly purposeTitle: string
  readonly requestPurpose: string
  readonly newsletterPurpose: string
  readonly periodTitle: string
  readonly requestPeriod: string
  readonly newsletterPeriod: string
  readonly contactTitle: string
  /** Stands before the address. */
  readonly contact: string
  /** Stands there where no address is given. */
  readonly contactUnknown: string
}
