import { resolve } from 'node:path'
import { runnerImport, type HtmlTagDescriptor, type Plugin } from 'vite'
import type { Backend } from '../src/env.ts'
import { PREFETCH_SCRIPT, withShell } from './shellHtml.ts'
import type * as PrerenderModule from './prerenderDashboard.tsx'
import type * as PrefetchModule from './prefetchRequest.ts'
import type { PublishedFiles } from './publishedFiles.ts'

const FOLDER = import.meta.dirname

/** Where the dashboard fetches its evaluations from. */
export interface PrerenderOptions {
  /** Undefined when the site fetches its own snapshot. */
  readonly backend: Backend | undefined
  /** Whether the backend is on the site's own origin. */
  readonly isSameOrigin: boolean
  readonly mode: string
  /** Reads the files of the build, whose latest snapshot names the suites. */
  readonly readBuildFiles: () => Promise<PublishedFiles>
}

/**
 * Speeds up the dashboard's first paint: prefetches its data before the bundle loads, and adds the
 * prerendered loading state to the page. It adds no inline script, which the site's policy forbids.
 */
export function prerenderPlugin(options: PrerenderOptions): Plugin {
  const { backend, isSameOrigin, mode, readBuildFiles } = options
  return {
    name: 'prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { prefetchRequest } = await importModule<typeof PrefetchModule>(
          'prefetchRequest.ts',
          mode,
        )
        const { prerenderDashboard } = await importModule<typeof PrerenderModule>(
          'prerenderDashboard.tsx',
          mode,
        )
        const request = await prefetchRequest(backend, isSameOrigin)
        const { texts } = await readBuildFiles()
        const dashboard = await prerenderDashboard(texts.get('snapshot.json') ?? '')
        return {
          html: withShell(html, dashboard.html, dashboard.suites),
          tags: [...createPreconnectTags(request.url), createPrefetchTag(request)],
        }
      },
    },
  }
}

/** Imports a module of the site in this process. */
async function importModule<Module>(name: string, mode: string): Promise<Module> {
  const { module } = await runnerImport<Module>(resolve(FOLDER, name), {
    root: resolve(FOLDER, '..'),
    mode,
    logLevel: 'error',
  })
  return module
}

function createPrefetchTag(request: PrefetchModule.PrefetchRequest): HtmlTagDescriptor {
  return {
    tag: 'script',
    attrs: { src: PREFETCH_SCRIPT, 'data-request': JSON.stringify(request) },
    injectTo: 'head',
  }
}

/** Preconnects to a backend on another origin while the prefetch script loads. */
function createPreconnectTags(url: string): HtmlTagDescriptor[] {
  if (url.startsWith('/')) return []
  const attrs = { rel: 'preconnect', href: new URL(url).origin, crossorigin: '' }
  return [{ tag: 'link', attrs, injectTo: 'head' }]
}
