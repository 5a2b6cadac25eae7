import * as z from 'zod/mini'
import { isEmail, isHttpUrl } from '../../domain/index.ts'
import type { FormLabels } from '../../labels/index.ts'
import { sanitizeInput } from './sanitizeInput.ts'

/** Schemas of form fields, with the labels as error messages. Limits are in characters. */
export function fieldSchemas(labels: FormLabels) {
  const optionalText = (limit: number) =>
    z
      .string()
      .check(z.overwrite(sanitizeInput), z.maxLength(limit, { error: labels.tooLong(limit) }))
  const text = (limit: number) =>
    z
      .string()
      .check(
        z.overwrite(sanitizeInput),
        z.minLength(1, { error: labels.required, abort: true }),
        z.maxLength(limit, { error: labels.tooLong(limit) }),
      )
  return {
    optionalText,
    text,
    email: (limit: number) => text(limit).check(z.refine(isEmail, { error: labels.notAnEmail })),
    url: (limit: number) => text(limit).check(z.refine(isHttpUrl, { error: labels.notAnAddress })),
    optionalUrl: (limit: number) =>
      optionalText(limit).check(
        z.refine((address) => address === '' || isHttpUrl(address), { error: labels.notAnAddress }),
      ),
    choice: <Option extends string>(options: readonly Option[]) =>
      z.enum(options, { error: labels.required }),
    agreement: () => z.literal(true, { error: labels.termsMissing }),
  }
}
