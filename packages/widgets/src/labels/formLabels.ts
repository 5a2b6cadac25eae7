import type { ReporterRole, RequestPriority, RequestReason } from '../domain/index.ts'

/** The labels of all forms. */
export interface FormLabels {
  readonly required: string
  readonly tooLong: (limit: number) => string
  readonly notAnEmail: string
  readonly notAnAddress: string
  readonly terms: string
  /** The words in `terms` that open the terms of use. If `terms` lacks them, they follow it. */
  readonly termsLink: string
  readonly termsMissing: string
  /** Label of the honeypot field, for assistive technology that reads it all the same. */
  readonly leaveEmpty: string
  /** Asks to submit again after something filled in the honeypot field. */
  readonly submitAgain: string
  /** Marks a field that may stay empty. */
  readonly optional: string
  /** Above the button of a form that no host receives. */
  readonly notConnected: string
  /** The heading of what was sent. */
  readonly sentTitle: string
  /** The heading of what a form without a host did not send. */
  readonly notSentTitle: string
  /** The button that copies what was sent. */
  readonly copySent: string
  readonly sentCopied: string
  /** When the browser does not let the form write to the clipboard. */
  readonly copyRefused: string
}

/** The labels of the request form. */
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
  /** What helps to fill in each field. */
  readonly hints: Readonly<
    Record<
      | 'modelName'
      | 'provider'
      | 'modelUrl'
      | 'reason'
      | 'priority'
      | 'contactEmail'
      | 'additionalNotes',
      string
    >
  >
  readonly submit: string
  readonly submitting: string
  readonly succeeded: string
  readonly failed: string
}

/** The labels of the newsletter form. */
export interface NewsletterFormLabels {
  readonly caption: string
  readonly name: string
  readonly email: string
  /** What helps to fill in each field. */
  readonly hints: Readonly<Record<'name' | 'email', string>>
  readonly submit: string
  readonly submitting: string
  readonly succeeded: string
  readonly succeededText: string
  /** Replaces `succeededText` when no host received the subscription. */
  readonly notSubscribed: string
  readonly failed: string
}

/** The labels of the form that reports a problem with a figure. */
export interface ProblemFormLabels {
  readonly caption: string
  readonly reportedFigure: string
  readonly problem: string
  readonly correction: string
  readonly evidenceUrl: string
  readonly reporterRole: string
  readonly roles: Readonly<Record<ReporterRole, string>>
  readonly name: string
  readonly contactEmail: string
  /** The check box that lets the lab publish the words. */
  readonly mayPublish: string
  readonly yes: string
  readonly no: string
  /** What helps to fill in each field. */
  readonly hints: Readonly<
    Record<
      | 'reportedFigure'
      | 'problem'
      | 'correction'
      | 'evidenceUrl'
      | 'reporterRole'
      | 'name'
      | 'contactEmail',
      string
    >
  >
  readonly submit: string
  readonly submitting: string
  readonly succeeded: string
  readonly failed: string
  /** Above the button of a form that no host receives, and that prepares messages for the visitor to send. */
  readonly prepares: string
  /** The button of such a form. */
  readonly prepare: string
  readonly prepared: string
  /** The heading of what the visitor can send now. */
  readonly preparedTitle: string
}

/** The terms of use of all forms, shown in a dialog. */
export interface TermsOfUseLabels {
  readonly title: string
  readonly close: string
  /** First paragraph when the form has no backend. */
  readonly notSent: string
  readonly storedTitle: string
  /** Introduces the list of stored fields, which ends with `agreement` and `arrival`. */
  readonly stored: string
  /** Introduces this list for a form whose words may be published with a permission. */
  readonly storedProblem: string
  readonly agreement: string
  readonly arrival: string
  readonly purposeTitle: string
  readonly requestPurpose: string
  readonly newsletterPurpose: string
  readonly problemPurpose: string
  readonly periodTitle: string
  readonly requestPeriod: string
  readonly newsletterPeriod: string
  readonly problemPeriod: string
  readonly contactTitle: string
  /** Precedes the contact address. */
  readonly contact: string
  /** Replaces `contact` when there is no contact address. */
  readonly contactUnknown: string
}
