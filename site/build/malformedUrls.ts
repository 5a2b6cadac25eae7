import type { Connect, Plugin } from 'vite'

/**
 * Answers malformed URLs with index.html, which shows "Page not found". Vite's servers would fail or
 * send an empty response.
 */
export function malformedUrls(): Plugin {
  return {
    name: 'malformed-urls',
    configureServer: { order: 'pre', handler: ({ middlewares }) => rewriteMalformed(middlewares) },
    configurePreviewServer: {
      order: 'pre',
      handler: ({ middlewares }) => rewriteMalformed(middlewares),
    },
  }
}

function rewriteMalformed(middlewares: Connect.Server): void {
  middlewares.use((request, _, next) => {
    if (!isDecodable(request.url ?? '/')) request.url = '/index.html'
    next()
  })
}

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(new URL(address, 'http://here.invalid').pathname)
    return true
  } catch {
    return false
  }
}
