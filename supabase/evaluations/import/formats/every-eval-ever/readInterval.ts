import type { Interval } from '../importer.ts'

interface Published {
  readonly lower: number
  readonly upper: number
  readonly confidence_level?: number | undefined
}

/** The text by which a record declares that its intervals have bounds. */
export const BOUNDS = 'bounds'

/**
 * Parses the interval of a score. Some origins publish offsets, such as -0.02 and 0.02 around 0.9.
 * Ignores a pair that could be both bounds and offsets, or neither.
 *
 * @param kind what the record declares the pair to be
 */
export function readInterval(
  score: unknown,
  published: Published | undefined,
  kind?: unknown,
): Interval | undefined {
  if (typeof score !== 'number' || published === undefined) return undefined
  const { lower, upper, confidence_level } = published
  const areBounds = lower <= score && score <= upper
  const areOffsets = kind !== BOUNDS && lower <= 0 && 0 <= upper
  if (areBounds === areOffsets) return undefined
  const level = confidence_level ?? null
  if (areBounds) return { lower, upper, level }
  return { lower: score + lower, upper: score + upper, level }
}
