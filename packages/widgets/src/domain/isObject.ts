/** The properties of an object of unknown form. */
export type Parts = Readonly<Record<string, unknown>>

/** Returns whether a value has properties. */
export function isObject(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null
}
