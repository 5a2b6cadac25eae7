/** The time in which the address may change once, on average. */
const INTERVAL_MS = 200
/** How many changes happen at once after a pause. One more per interval makes 80 in ten seconds; Safari allows 100. */
const BURST = 30
/** The time until a refused change is tried again. */
const RETRY_MS = 1_000

/**
 * Returns a window for the router, whose history entry changes at once. The address bar follows at once too,
 * so that a reload loses nothing, until many changes follow each other: browsers limit how often a page may
 * replace its address, and a search replaces it at each letter.
 */
export function createThrottledWindow(): Window {
  const entry = createPendingEntry()
  const location = {
    assign: (url: string | URL) => window.location.assign(url),
  }
  for (const part of ['href', 'origin', 'pathname', 'search', 'hash'] as const) {
    Object.defineProperty(location, part, { get: () => entry.getUrl()[part] })
  }
  const history = {
    get state() {
      return entry.getState()
    },
    replaceState: (state: unknown, _: string, url?: string) => entry.replace(state, url),
    pushState: (state: unknown, unused: string, url?: string) => {
      entry.write()
      entry.forget()
      window.history.pushState(state, unused, url)
    },
    go: (delta?: number) => {
      entry.write()
      window.history.go(delta)
    },
  }

  // Back and Forward lead to another entry, before the router reads it.
  window.addEventListener('popstate', entry.forget)
  window.addEventListener('pagehide', entry.leave)
  return {
    history,
    location,
    document: window.document,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  } as unknown as Window
}

/** Keeps the current history entry while the address bar does not show it. */
function createPendingEntry() {
  let pending: { readonly state: unknown; readonly url: URL } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let usedUntil = 0
  const getState = () => (pending === undefined ? (window.history.state as unknown) : pending.state)
  const getUrl = () => pending?.url ?? window.location

  const write = () => {
    stop()
    if (pending === undefined) return
    usedUntil = Math.max(usedUntil, Date.now()) + INTERVAL_MS
    try {
      window.history.replaceState(pending.state, '', pending.url)
      pending = undefined
    } catch {
      // The browser refuses a change that comes too soon. The page already shows it.
      timer = setTimeout(write, RETRY_MS)
    }
  }
  const replace = (state: unknown, url = getUrl().href) => {
    pending = { state, url: new URL(url, getUrl().href) }
    const delay = usedUntil - Date.now() - (BURST - 1) * INTERVAL_MS
    if (delay <= 0 && timer === undefined) write()
    else timer ??= setTimeout(write, delay)
  }
  const leave = () => {
    if (pending === undefined) return
    // A page that loads its address again has marked the entry meanwhile.
    const state = { ...(window.history.state as object), ...(pending.state as object) }
    pending = { ...pending, state }
    write()
  }
  const forget = () => {
    stop()
    pending = undefined
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return { getState, getUrl, write, replace, leave, forget }
}
