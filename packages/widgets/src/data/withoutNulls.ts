import { isObject } from '../domain/index.ts'

/**
 * Returns a value with undefined in place of null in its objects, at any depth: JSON has no other word for what is
 * missing. An item of a list cannot be left out, so it stays null. Objects of a class stay as they are, and so do objects and lists without a null.
 */
export function withoutNulls<Value>(value: Value): Value {
  if (!hasParts(value)) return value
  // Most values have no null, and a copy of thousands of models takes long.
  let copy: Record<string, unknown> | undefined
  for (const key of Object.keys(value)) {
    const part = value[key]
    const replaced = part === null && !Array.isArray(value) ? undefined : withoutNulls(part)
    if (replaced === part) continue
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
    copy[key] = replaced
  }
  return (copy ?? value) as Value
}

/** Returns the items of a list without nulls inside of them; anything but a list as it is. */
export function withoutNullsInEach<Item>(items: readonly Item[]): readonly Item[] {
  return Array.isArray(items) ? items.map(withoutNulls<Item>) : items
}

/** Whether a value is a list, or an object without a class, also of another document. */
function hasParts(value: unknown): value is Readonly<Record<string, unknown>> {
  if (Array.isArray(value)) return true
  if (!isObject(value)) return false
  const prototype = (Object.getPrototypeOf(value) as object | null) ?? Object.prototype
  return Object.getPrototypeOf(prototype) === null
}
