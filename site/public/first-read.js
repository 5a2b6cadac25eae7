// Begins the dashboard's read before the bundle has come; src/source.ts takes it over.
if (location.pathname === '/') {
  const { url, init } = JSON.parse(document.currentScript.dataset.request)
  const reading = new AbortController()
  const answer = fetch(url, { ...init, signal: reading.signal })
  // Whoever takes it over hears of a failure.
  answer.catch(() => {})
  window.firstRead = { url: new URL(url, location).href, answer, callOff: () => reading.abort() }
}
