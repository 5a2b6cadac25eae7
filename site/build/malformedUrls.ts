import type { Connect, Plugin } from 'vite'

/**
 * Answers malformed URLs with index.html, which shows "Page not found". Vite's servers would fail or
 * send an empty response.
 */
export function malformedUrls(): Plugin {
  return {
    name: 'malformed-urls',
    configureServer: {
      order: 'pre',
      handler: ({ middlewares, config }) => rewriteMalformed(middlewares, config.base),
    },
    configurePreviewServer: {
      order: 'pre',
      handler: ({ middlewares, config }) => rewriteMalformed(middlewares, config.base),
    },
  }
}

function rewriteMalformed(middlewares: Connect.Server, base: string): void {
  middlewares.use((request, _, next) => {
    if (!isDecodable(request.url ?? '/')) request.url = `${base}index.html`
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
