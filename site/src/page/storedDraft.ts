import type { Draft } from './loadAgain.ts'

const PREFIX = 'draft:'

/** Stores the draft of a page for this tab. Without storage, the draft lasts as long as the page. */
export function storeDraft(path: string, draft: Draft): void {
  try {
    sessionStorage.setItem(PREFIX + path, JSON.stringify(draft))
  } catch {
    // The browser blocks storage, or the text is larger than it takes.
  }
}

/** Removes the draft of a page from this tab. */
export function removeDraft(path: string): void {
  try {
    sessionStorage.removeItem(PREFIX + path)
  } catch {
    // The browser blocks storage, so there is none.
  }
}

/** Returns the draft of a page from earlier in this tab; undefined without one, or if it is none of ours. */
export function readDraft(path: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + path) ?? 'null')
    return isDraft(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function isDraft(stored: unknown): stored is Draft {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    !Array.isArray(stored) &&
    Object.values(stored).every((value) => typeof value === 'string')
  )
}
