/** An issue of a schema. */
interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Returns the first issue of each field as an error of the form library. */
export function fieldErrors(
  issues: readonly Issue[],
): Record<string, { type: string; message: string }> {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= { type: 'rule', message }
  return errors
}
