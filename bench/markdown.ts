/**
 * Formats rows as a Markdown table with the first row's field names as headers. The first column is
 * text, the others are numbers.
 */
export function table(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const heads = Object.keys(rows[0] ?? {})
  const rule = heads.map((_, index) => (index === 0 ? '---' : '--:'))
  const lines = [heads, rule, ...rows.map((row) => heads.map((head) => row[head] ?? ''))]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Formats a number with three significant digits: 12,300 or 0.0123. */
export function figure(value: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: 3 })
}

/** Formats a number with one decimal: 12.345 is 12.3. */
export function tenths(value: number): string {
  return value.toFixed(1)
}

/** Formats a whole number with all digits: 12345 is 12,345. */
export function count(value: number): string {
  return value.toLocaleString('en-US')
}
