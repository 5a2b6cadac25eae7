const DAY_MS = 86_400_000

// The package has these limits too, but Node reads Vite's configuration, and cannot read the source of a package.

/** The most characters of a model's name and provider, and of the reason why the lab declined it. */
export const MAX_LENGTHS = { name: 200, provider: 120, reason: 600 } as const

/** The first day that a request can have. */
export const MIN_DAY = '2000-01-01'

/** Returns the last day that a request can have: tomorrow in UTC, which has begun in the east. */
export function getLastDay(now: number): string {
  return new Date(now + DAY_MS).toISOString().slice(0, 10)
}
