/**
 * An address in full.
 *
 * @param base what it is relative to
 * @returns undefined when it is none, as `https://`, or cannot be relative to this base, as to `data:`
 */
export function addressOf(text: string, base: string): string | undefined {
  try {
    return new URL(text, base).href
  } catch {
    return undefined
  }
}
