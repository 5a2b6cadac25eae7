import type { FigureAddress } from './contestedFigure.ts'
import { INVISIBLE_CHARACTERS } from './isHttpUrl.ts'
import { MAX_LENGTHS } from './limits.ts'

/** The reasons for an evaluation request, in display order. */
export const REQUEST_REASONS = [
  'safety-concerns',
  'bias-analysis',
  'factual-accuracy',
  'jailbreak-testing',
  'general-transparency',
  'research-purposes',
  'other',
] as const

/** The priorities of an evaluation request, most urgent first. */
export const REQUEST_PRIORITIES = ['high', 'medium', 'low'] as const

/** Who reports that a figure is wrong, in display order. */
export const REPORTER_ROLES = ['reader', 'provider', 'evaluator'] as const

/** The reason for an evaluation request. */
export type RequestReason = (typeof REQUEST_REASONS)[number]

/** The priority of an evaluation request. */
export type RequestPriority = (typeof REQUEST_PRIORITIES)[number]

/** Who reports that a figure is wrong: a reader, the provider of the model, or the evaluator of the suite. */
export type ReporterRole = (typeof REPORTER_ROLES)[number]

/** The maximum length of each form field in characters. The database rejects longer values. */
export const FIELD_LIMITS = {
  modelName: MAX_LENGTHS.modelName,
  provider: MAX_LENGTHS.provider,
  modelUrl: MAX_LENGTHS.address,
  contactEmail: 254,
  additionalNotes: 4000,
  name: 200,
  email: 254,
  reportedFigure: 500,
  problem: 4000,
  correction: 2000,
  evidenceUrl: MAX_LENGTHS.address,
} as const

/** A validated evaluation request. */
export interface EvaluationRequest {
  readonly modelName: string
  /** An http or https address. */
  readonly modelUrl: string
  readonly provider: string
  readonly reason: RequestReason
  readonly evaluationPriority: RequestPriority
  readonly contactEmail: string
  /** Empty when the visitor adds nothing. */
  readonly additionalNotes: string
  readonly agreeToTerms: true
}

/** A validated newsletter subscription. */
export interface NewsletterSubscription {
  readonly name: string
  readonly email: string
  readonly agreeToTerms: true
}

/** A validated report that a figure is wrong. */
export interface ProblemReport {
  /** The place of the figure, if the host knows it; undefined when the visitor named it in words alone. */
  readonly figure: FigureAddress | undefined
  /** The figure in words. */
  readonly reportedFigure: string
  /** What is wrong. */
  readonly problem: string
  /** What it should be and where that is published; empty when the visitor does not say. */
  readonly correction: string
  /** An http or https address; empty when the visitor gives none. */
  readonly evidenceUrl: string
  readonly reporterRole: ReporterRole
  readonly name: string
  readonly contactEmail: string
  /** Whether the lab may publish the words. */
  readonly mayPublish: boolean
  readonly agreeToTerms: true
}

/** Delay in milliseconds before a form without a backend succeeds. */
export const SUBMIT_DELAY_MS = 1000

const EMAIL = /^[^@]+@[^@.]+(\.[^@.]+)+$/
// An unquoted address cannot contain these: they mark a list, a route or a name in brackets.
const NOT_IN_EMAIL = /["(),:;<>[\\\]]/

/** Returns whether the text has the form of an e-mail address: one `@`, a dotted domain, no spaces. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text) && !NOT_IN_EMAIL.test(text) && !INVISIBLE_CHARACTERS.test(text)
}
