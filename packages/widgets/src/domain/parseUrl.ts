/**
 * Parses an address. Returns undefined for any other text. In Node 20 and 22, `URL.canParse` returns wrong results for
 * letters beyond ASCII after some thousand calls.
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
