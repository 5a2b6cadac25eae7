import type { EvaluationRequest } from '../../domain/index.ts'

/** What the fields hold while they are filled in, and the one that nobody fills. */
export type RequestFields = Record<Exclude<keyof EvaluationRequest, 'agreeToTerms'>, string> & {
  agreeToTerms: boolean
  honeypot: string
}

/** The fields before anything is entered. */
export const EMPTY_REQUEST_FIELDS: RequestFields = {
  modelName: '',
  provider: '',
  modelUrl: '',
  reason: '',
  evaluationPriority: 'medium',
  contactEmail: '',
  additionalNotes: '',
  agreeToTerms: false,
  honeypot: '',
}
