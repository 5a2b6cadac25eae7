import * as z from 'zod/mini'
import { FIELD_LIMITS } from '../../domain/index.ts'
import type { FormLabels } from '../../labels/index.ts'
import { fieldSchemas } from '../form/index.ts'

/** The schema of the newsletter form, with the labels as error messages. */
export function newsletterSchema(labels: FormLabels) {
  const { text, email, agreement } = fieldSchemas(labels)
  return z.object({
    name: text(FIELD_LIMITS.name),
    email: email(FIELD_LIMITS.email),
    agreeToTerms: agreement(),
  })
}
