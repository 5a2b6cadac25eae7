/**
 * Returns a value with undefined in place of null in its objects and lists, at any depth: JSON has no other word for
 * what is missing. Objects of a class stay as they are.
 */
export function withoutNulls<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(replaceNull) as Value
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  const entries = Object.entries(value).map(([key, part]) => [key, replaceNull(part)] as const)
  return Object.fromEntries(entries) as Value
}

/** Returns the items of a list without nulls inside of them; anything but a list as it is. */
export function withoutNullsInEach<Item>(items: readonly Item[]): readonly Item[] {
  return Array.isArray(items) ? items.map(withoutNulls<Item>) : items
}

function replaceNull(part: unknown): unknown {
  return part === null ? undefined : withoutNulls(part)
}

/** Whether an object has no class, also in another document. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
