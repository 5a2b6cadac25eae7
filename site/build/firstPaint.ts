import { resolve } from 'node:path'
import { runnerImport, type HtmlTagDescriptor, type Plugin } from 'vite'
import type { Backend } from '../src/env.ts'
import { FIRST_READ, withShell } from './shellHtml.ts'
import type * as Drawing from './drawDashboard.tsx'
import type * as Request from './firstRequest.ts'

const FOLDER = import.meta.dirname

/** What the dashboard reads from. */
export interface FirstPaintOptions {
  /** Undefined for a site that reads its own snapshot. */
  readonly backend: Backend | undefined
  /** Whether the site itself answers for the backend. */
  readonly isOwn: boolean
  readonly mode: string
}

/**
 * Puts into the built page what makes the dashboard's first paint early: the read, which begins before
 * the bundle has come, and the page as it looks while it reads. No script stands in the page itself, so
 * that a site may forbid those.
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

/** The site's own code, in this process. */
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

/** A database elsewhere is greeted while the script that asks it is on its way. */
function connectionTo(url: string): HtmlTagDescriptor[] {
  if (url.startsWith('/')) return []
  const attrs = { rel: 'preconnect', href: new URL(url).origin, crossorigin: '' }
  return [{ tag: 'link', attrs, injectTo: 'head' }]
}
