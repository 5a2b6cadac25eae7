import * as z from 'zod/mini'
import { FIELD_LIMITS, isEmail } from '../../domain/index.ts'
import type { FormLabels } from '../../labels/index.ts'
import { typedText } from '../../ui/index.ts'

/** The rules of the newsletter form, with what is said when one is broken. */
export function newsletterSchema(words: FormLabels) {
  const text = (limit: number) =>
    z
      .string()
      .check(
        z.overwrite(typedText),
        z.minLength(1, { error: words.required, abort: true }),
        z.maxLength(limit, { error: words.tooLong(limit) }),
      )
  return z.object({
    name: text(FIELD_LIMITS.name),
    email: text(FIELD_LIMITS.email).check(z.refine(isEmail, { error: words.notAnEmail })),
    agreeToTerms: z.literal(true, { error: words.termsMissing }),
  })
}
