import { resolve } from 'node:path'
import { runnerImport, type HtmlTagDescriptor, type Plugin } from 'vite'
import type { Backend } from '../src/env.ts'
import { FIRST_READ, withShell } from './shellHtml.ts'
import type * as Drawing from './drawDashboard.tsx'
import type * as Request from './firstRequest.ts'

const FOLDER = import.meta.dirname

/** Where the dashboard fetches its evaluations from. */
export interface FirstPaintOptions {
  /** Undefined when the site fetches its own snapshot. */
  readonly backend: Backend | undefined
  /** Whether the backend is on the site's own origin. */
  readonly isOwn: boolean
  readonly mode: string
}

/**
 * Speeds up the dashboard's first paint: prefetches its data before the bundle loads, and adds the
 * prerendered loading state to the page. It adds no inline script, which the site's policy forbids.
 */
export function firstPaint({ backend, isOwn, mode }: FirstPaintOptions): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { firstRequest } = await load<typeof Request>('firstRequest.ts', mode)
        const { drawDashboard } = await load<typeof Drawing>('drawDashboard.tsx', mode)
        const request = await firstRequest(backend, isOwn)
        return {
          html: withShell(html, drawDashboard()),
          tags: [...connectionTo(request.url), readerOf(request)],
        }
      },
    },
  }
}

/** Imports a module of the site in this process. */
async function load<Module>(name: string, mode: string): Promise<Module> {
  const { module } = await runnerImport<Module>(resolve(FOLDER, name), {
    root: resolve(FOLDER, '..'),
    mode,
    logLevel: 'error',
  })
  return module
}

function readerOf(request: Request.FirstRequest): HtmlTagDescriptor {
  return {
    tag: 'script',
    attrs: { src: FIRST_READ, 'data-request': JSON.stringify(request) },
    injectTo: 'head',
  }
}

/** Preconnects to a backend on another origin while the prefetch script loads. */
function connectionTo(url: string): HtmlTagDescriptor[] {
  if (url.startsWith('/')) return []
  const attrs = { rel: 'preconnect', href: new URL(url).origin, crossorigin: '' }
  return [{ tag: 'link', attrs, injectTo: 'head' }]
}
