// Prefetches the figures of the page before the bundle loads; src/source.ts consumes the response.
if (location.pathname === document.currentScript.dataset.path) {
  const { url } = document.currentScript.dataset
  const controller = new AbortController()
  const response = fetch(url, { credentials: 'omit', signal: controller.signal })
  // Marks the rejection as handled; the consumer still receives it.
  response.catch(() => {})
  window.prefetched = {
    url: new URL(url, location).href,
    response,
    cancel: () => controller.abort(),
  }
}
