/**
 * Returns the value of an environment variable; undefined when it is empty. An empty variable is not set, because a
 * workflow passes on a variable that nobody set as an empty one.
 */
export function ifSet(value: string | undefined): string | undefined {
  return value === '' ? undefined : value
}
