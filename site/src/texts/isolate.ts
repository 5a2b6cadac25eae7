const CONTROLS = /[\u2066-\u2069]/g

/**
 * Isolates a name inside a sentence of the other direction, so that it does not reorder the text around it. The package
 * has the same function, but not all programs that read these texts can read its source.
 */
export function isolate(text: string): string {
  return `\u2068${text.replace(CONTROLS, '')}\u2069`
}
