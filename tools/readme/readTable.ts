/**
 * Returns the cells, row by row, of the Markdown table whose first column has this header.
 *
 * @throws Error if there is none
 */
export function readTable(text: string, header: string): string[][] {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => parseCells(line)[0] === header)
  if (start < 0) throw new Error(`There is no table whose first column is “${header}”.`)
  const rest = lines.slice(start + 2)
  const end = rest.findIndex((line) => !line.startsWith('|'))
  return rest.slice(0, end < 0 ? undefined : end).map(parseCells)
}

function parseCells(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}
