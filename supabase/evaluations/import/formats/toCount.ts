import { probeCount } from '../../file/fields.ts'

/** A number of prompts; null for everything else, such as 0, -1 or a mean of several counts. */
export const countSchema = probeCount.catch(null)

/** Returns the number of prompts that a file counts: 0 if it says that there are none, null if it does not say. */
export function toCountOrNone(value: unknown): number | null {
  return value === 0 ? 0 : toCount(value)
}

/** Returns a number of prompts, or null if the value is none. */
export function toCount(value: unknown): number | null {
  return countSchema.parse(value)
}
