import { UNSEEN } from './webAddress.ts'

/** Why an evaluation is asked for, in the order in which the choices stand. */
export const REQUEST_REASONS = [
  'safety-concerns',
  'bias-analysis',
  'factual-accuracy',
  'jailbreak-testing',
  'general-transparency',
  'research-purposes',
  'other',
] as const

/** How urgent a requested evaluation is, most urgent first. */
export const REQUEST_PRIORITIES = ['high', 'medium', 'low'] as const

/** Why an evaluation is asked for. */
export type RequestReason = (typeof REQUEST_REASONS)[number]

/** How urgent a requested evaluation is. */
export type RequestPriority = (typeof REQUEST_PRIORITIES)[number]

/** The most characters of each field of a form; the database refuses more. */
export const FIELD_LIMITS = {
  modelName: 200,
  provider: 120,
  modelUrl: 2000,
  contactEmail: 254,
  additionalNotes: 4000,
  name: 200,
  email: 254,
} as const

/** What a visitor says who asks for an evaluation, once it follows the rules. */
export interface EvaluationRequest {
  readonly modelName: string
  /** An http or https address. */
  readonly modelUrl: string
  readonly provider: string
  readonly reason: RequestReason
  readonly evaluationPriority: RequestPriority
  readonly contactEmail: string
  /** Empty when there is nothing to add. */
  readonly additionalNotes: string
  readonly agreeToTerms: true
}

/** What a visitor says who subscribes to the newsletter, once it follows the rules. */
export interface NewsletterSubscription {
  readonly name: string
  readonly email: string
  readonly agreeToTerms: true
}

/** How long a form without a backend takes to succeed, in milliseconds. */
export const SUBMIT_DELAY_MS = 1000

const EMAIL = /^[^@]+@[^@.]+(\.[^@.]+)+$/
// Stand in no address unless it is quoted: with them comes a list, a route or a name in brackets.
const NOT_IN_EMAIL = /["(),:;<>[\\\]]/

/** Whether the text has the form of an e-mail address: one `@`, a dotted domain, no spaces. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text) && !NOT_IN_EMAIL.test(text) && !UNSEEN.test(text)
}
