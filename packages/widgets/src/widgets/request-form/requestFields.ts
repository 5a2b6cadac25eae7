import type { EvaluationRequest } from '../../domain/index.ts'
import type { CommonFields } from '../form/index.ts'

/** The values of the request form's controls. */
export type RequestFields = CommonFields &
  Record<keyof Omit<EvaluationRequest, 'agreeToTerms'>, string>

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
