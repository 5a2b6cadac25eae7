import type { EvaluationRequest, NewsletterSubscription } from '../domain/index.ts'

/** Where what visitors say is sent to. Both reject when it did not arrive. */
export interface SubmissionSink {
  readonly requestEvaluation: (request: EvaluationRequest) => Promise<void>
  /** An address that is subscribed already is answered like a new one. */
  readonly subscribe: (subscription: NewsletterSubscription) => Promise<void>
}
