// Prefetches the figures of the page before the bundle loads; src/data/figures.ts and src/data/source.ts use the
// response. A view is not prerendered, so it needs the latest figures instead of those of the page.
{
  // public/shell.js shows the page once its styles apply, and empties it if it is not the one of the address.
  document.documentElement.dataset.shell = 'pending'
  const { path, suite, figures, latest } = document.currentScript.dataset
  const isView = location.search !== '' && location.search !== `?suite=${suite}`
  const url = isView ? latest : figures
  if (location.pathname === path && url !== undefined) {
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
}
