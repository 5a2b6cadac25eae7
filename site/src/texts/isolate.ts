const CONTROLS = /[\u2066-\u2069]/g

/** Returns a text without the characters of `isolate`, for programs that show or reject them. */
export function withoutIsolates(text: string): string {
  return text.replace(CONTROLS, '')
}

/**
 * Isolates a name inside a sentence of the other direction, so that it does not reorder the text around it. The package
 * has the same function, but not all programs that read these texts can read its source.
 */
export function isolate(text: string): string {
  return `\u2068${withoutIsolates(text)}\u2069`
}
