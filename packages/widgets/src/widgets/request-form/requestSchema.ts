import * as z from 'zod/mini'
import { FIELD_LIMITS, REQUEST_PRIORITIES, REQUEST_REASONS } from '../../domain/index.ts'
import type { FormLabels } from '../../labels/index.ts'
import { fieldSchemas } from '../form/index.ts'

/** The schema of the request form, with the labels as error messages. */
export function requestSchema(labels: FormLabels) {
  const { text, optionalText, email, url, choice, agreement } = fieldSchemas(labels)
  return z.object({
    modelName: text(FIELD_LIMITS.modelName),
    provider: text(FIELD_LIMITS.provider),
    modelUrl: url(FIELD_LIMITS.modelUrl),
    reason: choice(REQUEST_REASONS),
    evaluationPriority: choice(REQUEST_PRIORITIES),
    contactEmail: email(FIELD_LIMITS.contactEmail),
    additionalNotes: optionalText(FIELD_LIMITS.additionalNotes),
    agreeToTerms: agreement(),
  })
}
