/**
 * Parses an address; undefined when it is none. Node 20 and 22 answer `URL.canParse` wrongly for letters beyond ASCII
 * after some thousand calls.
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
