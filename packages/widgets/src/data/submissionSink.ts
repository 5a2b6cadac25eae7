import type { EvaluationRequest, NewsletterSubscription } from '../domain/index.ts'

/** Where the forms send their values. Both methods reject when a submission fails. */
export interface SubmissionSink {
  readonly requestEvaluation: (request: EvaluationRequest) => Promise<void>
  /** Resolves for an address that is subscribed already, as for a new one. */
  readonly subscribe: (subscription: NewsletterSubscription) => Promise<void>
}
