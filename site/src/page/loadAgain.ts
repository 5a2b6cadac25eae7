import { failureTexts } from '#texts/failures.tsx'

/** What a page keeps while its tab loads the address again. */
export type Draft = Readonly<Record<string, string | boolean>>

/** The name of the mark within the state of a history entry, which survives a reload and needs no storage. */
const MARK = 'loadedAgain'

interface Mark {
  /** The draft of a form, and the path of its page. */
  readonly draft?: { readonly path: string; readonly fields: Draft }
}

/** Thrown when the code of a page cannot be imported. */
export class MissingCodeError extends Error {
  override readonly name = 'MissingCodeError'

  constructor(cause: unknown) {
    super(failureTexts.missingCode({ cause: String(cause) }), { cause })
  }
}

let readDraft: (() => Mark['draft']) | undefined
let keptDraft: Mark['draft']

/**
 * Loads the address from the server, once: the files of an older release may be gone.
 *
 * @returns false if it has been tried already, or if the history entry cannot be marked: reloads could then
 * repeat for ever
 */
export function loadAgain(): boolean {
  if (readMark() !== undefined) return false
  const draft = readDraft?.()
  const mark: Mark = draft === undefined ? {} : { draft }
  try {
    history.replaceState({ ...(history.state as object), [MARK]: mark }, '')
  } catch {
    // Browsers limit how often a page may change its history, and the build has none.
    return false
  }
  reloadPage()
  return true
}

/** Removes the mark of the current history entry after its page has loaded, and keeps its draft for the form. */
export function endLoadAgain(): void {
  const mark = readMark()
  if (mark === undefined) return
  keptDraft = mark.draft
  const { [MARK]: _, ...state } = history.state as Record<string, unknown>
  try {
    history.replaceState(state, '')
  } catch {
    // The next page has no mark.
  }
}

/** Returns the draft of a page from before its address was loaded again, once. */
export function takeDraft(path: string): Draft | undefined {
  const draft = keptDraft
  keptDraft = undefined
  return draft?.path === path ? draft.fields : undefined
}

/**
 * Registers what reads the draft of a page, for when its address is loaded again.
 *
 * @returns a function that unregisters it
 */
export function registerDraft(path: string, read: () => Draft): () => void {
  readDraft = () => ({ path, fields: read() })
  return () => {
    readDraft = undefined
  }
}

/** Returns the key of the current history entry, as the router names it. */
export function getNavigation(): string {
  return readState()?.key ?? 'default'
}

/** Loads the address from the server because the visitor asks for it. */
export function reloadPage(): void {
  location.reload()
}

function readMark(): Mark | undefined {
  return readState()?.[MARK]
}

/** Returns the state of the current history entry; null where there is no history, as in the build. */
function readState(): { readonly key?: string; readonly [MARK]?: Mark } | null {
  return typeof history === 'undefined' ? null : (history.state as ReturnType<typeof readState>)
}
