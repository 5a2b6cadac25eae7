/**
 * Parses an address; undefined when it is none. The package has the same function, but Node reads Vite's
 * configuration, and cannot read the source of a package.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
