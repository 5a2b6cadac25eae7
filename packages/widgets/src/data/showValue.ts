/** Returns a value as a sentence shows it. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return `“${value}”`
  if (typeof value === 'function') return 'a function'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}
