/** Parses a time to milliseconds since 1970; null if it is invalid. */
export function parseTime(text: string | undefined): number | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : time
}
