const CONTROLS = /[\u2066-\u2069]/g

/** Returns a text without the characters of `isolate`, for programs that show or reject them. */
export function withoutIsolates(text: string): string {
  return text.replace(CONTROLS, '')
}

/**
 * Isolates a name inside a sentence of the other direction, so that it does not reorder the text around it. The package
 * has a similar function, but Vite's configuration, which needs some of these texts, cannot import the package by its
 * name.
 */
export function isolate(text: string): string {
  return `\u2068${withoutIsolates(text)}\u2069`
}
