import type { z } from 'zod'
import type { Problem } from './describeProblem.ts'

/** Converts the issues of a schema to problems with paths. */
export function issueProblems(error: z.ZodError | undefined): Problem[] {
  return (error?.issues ?? []).flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
    return keys.map((key) => ({
      path: key === undefined ? issue.path : [...issue.path, key],
      allowed: issue.message,
    }))
  })
}
