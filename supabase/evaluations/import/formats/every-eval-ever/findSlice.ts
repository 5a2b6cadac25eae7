import type { z } from 'zod'
import type { EvalResult } from './EvalRecord.ts'

type EeeResult = z.infer<typeof EvalResult>

const WHOLE = 'overall'

/** Returns the part of the data set that a result covers, such as "category: law"; undefined for all of it. */
export function findSlice({ metric_config: { metric_parameters } }: EeeResult): string | undefined {
  const { slice_kind: kind, slice } = metric_parameters ?? {}
  const parts = [kind, slice].filter((part) => typeof part === 'string' && part !== '')
  return parts.length === 0 || (parts.length === 1 && parts[0] === WHOLE)
    ? undefined
    : parts.join(': ')
}
