import type { RequestPriority, RequestReason } from '../domain/index.ts'

/** What both forms say. */
export interface FormLabels {
  readonly required: string
  readonly tooLong: (limit: number) => string
  readonly notAnEmail: string
  readonly notAnAddress: string
  readonly terms: string
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
