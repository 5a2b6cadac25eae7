// A function takes only some 100,000 arguments, so that Math.max(...values) fails for many values.

/** Returns the largest number of a list of any length; -Infinity if it is empty. */
export function largest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), -Infinity)
}

/** Returns the smallest number of a list of any length; Infinity if it is empty. */
export function smallest(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), Infinity)
}
