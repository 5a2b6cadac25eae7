// Prefetches the dashboard's data before the bundle loads; src/source.ts consumes the response.
if (location.pathname === '/') {
  const { url, init } = JSON.parse(document.currentScript.dataset.request)
  const controller = new AbortController()
  const response = fetch(url, { ...init, signal: controller.signal })
  // Marks the rejection as handled; the consumer still receives it.
  response.catch(() => {})
  window.prefetched = {
    url: new URL(url, location).href,
    response,
    cancel: () => controller.abort(),
  }
}
