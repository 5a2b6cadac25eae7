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

/** The cells of a row of a Markdown table, by the head of their column. */
export type Row = Readonly<Record<string, string>>

/** Reads the rows of the first table of a text whose first column has a head; undefined without one. */
export function readTable(text: string, head: string): readonly Row[] | undefined {
  const lines = text.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const start = lines.findIndex(([first]) => first === head)
  if (start === -1) return undefined
  const [heads = [], , ...rest] = lines.slice(start)
  const end = rest.findIndex((cells) => cells.length === 0)
  return rest
    .slice(0, end === -1 ? undefined : end)
    .map((cells) => Object.fromEntries(heads.map((name, index) => [name, cells[index] ?? ''])))
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
