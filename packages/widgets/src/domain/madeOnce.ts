/**
 * What was made for a key, once for each.
 *
 * @param made what has been made until now; what is made is added
 */
export function madeOnce<Key, Value extends object>(
  made: Map<Key, Value>,
  key: Key,
  make: (key: Key) => Value,
): Value {
  const known = made.get(key)
  if (known !== undefined) return known
  const value = make(key)
  made.set(key, value)
  return value
}
