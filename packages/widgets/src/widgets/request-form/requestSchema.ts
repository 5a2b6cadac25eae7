import * as z from 'zod/mini'
import {
  FIELD_LIMITS,
  isEmail,
  isWebAddress,
  REQUEST_PRIORITIES,
  REQUEST_REASONS,
} from '../../domain/index.ts'
import type { FormLabels } from '../../labels/index.ts'
import { typedText } from '../../ui/index.ts'

/** The rules of the request form, with what is said when one is broken. */
export function requestSchema(words: FormLabels) {
  const text = (limit: number) =>
    z
      .string()
      .check(
        z.overwrite(typedText),
        z.minLength(1, { error: words.required, abort: true }),
        z.maxLength(limit, { error: words.tooLong(limit) }),
      )
  return z.object({
    modelName: text(FIELD_LIMITS.modelName),
    provider: text(FIELD_LIMITS.provider),
    modelUrl: text(FIELD_LIMITS.modelUrl).check(
      z.refine(isWebAddress, { error: words.notAnAddress }),
    ),
    reason: z.enum(REQUEST_REASONS, { error: words.required }),
    evaluationPriority: z.enum(REQUEST_PRIORITIES, { error: words.required }),
    contactEmail: text(FIELD_LIMITS.contactEmail).check(
      z.refine(isEmail, { error: words.notAnEmail }),
    ),
    additionalNotes: z.string().check(
      z.overwrite(typedText),
      z.maxLength(FIELD_LIMITS.additionalNotes, {
        error: words.tooLong(FIELD_LIMITS.additionalNotes),
      }),
    ),
    agreeToTerms: z.literal(true, { error: words.termsMissing }),
  })
}
