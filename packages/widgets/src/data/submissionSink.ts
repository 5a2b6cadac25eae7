import type { EvaluationRequest, NewsletterSubscription, ProblemReport } from '../domain/index.ts'

/** Where the forms send their values. Each method rejects when its submission fails. */
export interface SubmissionSink {
  readonly requestEvaluation: (request: EvaluationRequest) => Promise<void>
  readonly reportProblem: (report: ProblemReport) => Promise<void>
  /** Resolves for an address that is subscribed already, as for a new one. */
  readonly subscribe: (subscription: NewsletterSubscription) => Promise<void>
}
