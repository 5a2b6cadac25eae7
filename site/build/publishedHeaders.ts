import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'
import type { ContentSources } from './contentPolicy.ts'
import { getEmbedHeaders } from './embedHeaders.ts'
import {
  formatHeadersFile,
  matchHeaders,
  parseHeadersFile,
  type HeaderValues,
} from './headerRules.ts'
import { nginxHeaders } from './nginxHeaders.ts'
import { siteHeaders } from './siteHeaders.ts'

/** File names in the built site. */
const FILE = '_headers'
const NGINX_FILE = '_headers.nginx.conf'

/** The header that local servers omit, because other sites on localhost use http. */
const HOSTED_ONLY = 'Strict-Transport-Security'

/**
 * Writes the site's headers into files for its host; the preview server sends the headers of these
 * files. The development server needs inline scripts, so it sends only the CORS headers of the embeds.
 */
export function publishedHeaders(sources: ContentSources): Plugin {
  let outDir = ''
  return {
    name: 'published-headers',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    configureServer: {
      // Headers must be set before a later middleware responds.
      order: 'pre',
      handler: ({ middlewares }) => {
        // The dev server generates these files on each request, so they must not be cached.
        addHeaders(middlewares, (path) => omitHeader('Cache-Control', getEmbedHeaders(path)))
      },
    },
    configurePreviewServer: async ({ middlewares }) => {
      const rules = parseHeadersFile(await readFile(resolve(outDir, FILE), 'utf8'))
      addHeaders(middlewares, (path) => omitHeader(HOSTED_ONLY, matchHeaders(rules, path)))
    },
    async generateBundle() {
      const rules = await siteHeaders(sources)
      this.emitFile({ type: 'asset', fileName: FILE, source: formatHeadersFile(rules) })
      this.emitFile({ type: 'asset', fileName: NGINX_FILE, source: nginxHeaders(rules) })
    },
  }
}

function addHeaders(middlewares: Connect.Server, headersAt: (path: string) => HeaderValues): void {
  middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here.invalid')
    for (const [name, value] of Object.entries(headersAt(pathname))) response.setHeader(name, value)
    next()
  })
}

function omitHeader(left: string, headers: HeaderValues): HeaderValues {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== left))
}
