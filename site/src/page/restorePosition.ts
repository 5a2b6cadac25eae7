/** How long late content may move the page away from the restored position. */
const MAX_WAIT_MS = 10_000

const READER_ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click', 'popstate']

/**
 * Scrolls a page that the reader reloads or returns to back to where it was left. The browser itself cannot: a view is
 * not prerendered, so the page is one screen high when the browser tries.
 */
export function restorePosition(): void {
  addEventListener('pagehide', storePosition)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isReturn = navigation?.type === 'reload' || navigation?.type === 'back_forward'
  const position = readPosition()
  if (isReturn && location.hash === '' && position > 0) keepAt(position)
}

/** Scrolls to a position whenever the page becomes high enough for it, until the reader acts. */
function keepAt(position: number): void {
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    if (scrollHeight - clientHeight >= position) scrollTo({ top: position, behavior: 'instant' })
  })
  const actions = new AbortController()
  const stop = () => {
    observer.disconnect()
    actions.abort()
  }
  for (const action of READER_ACTIONS)
    addEventListener(action, stop, { signal: actions.signal, passive: true })
  setTimeout(stop, MAX_WAIT_MS)
  observer.observe(document.body)
}

/** The key of the history entry, which the router writes; the first entry of a visit has none. */
function getStorageKey(): string {
  const { key = '' } = (history.state ?? {}) as { readonly key?: string }
  return `position:${key}:${location.pathname}${location.search}`
}

function storePosition(): void {
  try {
    sessionStorage.setItem(getStorageKey(), String(Math.round(scrollY)))
  } catch {
    // The browser blocks storage, so it restores the position as well as it can.
  }
}

function readPosition(): number {
  try {
    return Number(sessionStorage.getItem(getStorageKey()))
  } catch {
    return 0
  }
}
