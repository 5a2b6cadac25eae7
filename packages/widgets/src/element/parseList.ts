/** Parses a list separated by spaces or commas. */
export function parseList(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '')
}
