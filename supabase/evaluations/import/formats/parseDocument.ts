import type { z } from 'zod'
import { describeProblem } from '../../file/describeProblem.ts'
import { UnreadableDocument } from '../reading/UnreadableDocument.ts'

const SHOWN = 3

/**
 * Validates the fields that an importer needs.
 *
 * @throws UnreadableDocument listing the first invalid fields
 */
export function parseDocument<Schema extends z.ZodType>(
  schema: Schema,
  content: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(content)
  if (result.success) return result.data
  const problems = result.error.issues.slice(0, SHOWN).map((issue) => {
    const allowed = issue.code === 'invalid_type' ? issue.expected : issue.message
    return describeProblem({ path: issue.path, allowed }, content)
  })
  throw new UnreadableDocument(`it breaks its format: ${problems.join('; ')}`)
}
