/** One broken rule: where, and what is said of it. */
interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** The first broken rule of each field, in the shape in which a form keeps its errors. */
export function fieldErrors(
  issues: readonly Issue[],
): Record<string, { type: string; message: string }> {
  const first: Record<string, { type: string; message: string }> = {}
  for (const { path, message } of issues) first[String(path[0])] ??= { type: 'rule', message }
  return first
}
