import type { Connect, Plugin } from 'vite'

/**
 * Lets a server of Vite answer an address that cannot be read as it answers any other that names no file,
 * with the site's one page, which says that there is nothing. By itself it would fail or send nothing.
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
