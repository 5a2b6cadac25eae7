import type { Connect, Plugin } from 'vite'

/**
 * Answers malformed URLs with index.html, which shows "Page not found". Vite's servers would fail or
 * send an empty response.
 */
export function oddAddresses(): Plugin {
  return {
    name: 'odd-addresses',
    configureServer: { order: 'pre', handler: ({ middlewares }) => lead(middlewares) },
    configurePreviewServer: { order: 'pre', handler: ({ middlewares }) => lead(middlewares) },
  }
}

function lead(middlewares: Connect.Server): void {
  middlewares.use((request, _, next) => {
    if (!canBeRead(request.url ?? '/')) request.url = '/index.html'
    next()
  })
}

function canBeRead(address: string): boolean {
  try {
    decodeURIComponent(new URL(address, 'http://here.invalid').pathname)
    return true
  } catch {
    return false
  }
}
