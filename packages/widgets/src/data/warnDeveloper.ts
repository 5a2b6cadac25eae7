import { logOnce } from './logOnce.ts'

/** How long a check waits for a property of an element, in ms. A script may set it later than the attributes. */
export const LATE_PROPERTY_MS = 1000

/** Warns the developer in the console, on a page of the developer's own machine, once with each sentence. */
export async function warnDeveloper(describe: () => Promise<readonly string[]>): Promise<void> {
  if (!isLocalPage()) return
  try {
    for (const sentence of await describe()) {
      logOnce('warn', `@transparency-lab/widgets: ${sentence}`)
    }
  } catch {
    // The widgets work without the check, and the failed import is in the console already.
  }
}

function isLocalPage(): boolean {
  return /^$|^localhost$|\.localhost$|^127\.|^\[::1\]$/.test(location.hostname)
}
