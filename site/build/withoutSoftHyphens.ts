/** Removes the soft hyphens of the site’s words from a text that no browser breaks into lines. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00AD', '')
}
