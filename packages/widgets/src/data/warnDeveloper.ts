import { logOnce } from './logOnce.ts'

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
