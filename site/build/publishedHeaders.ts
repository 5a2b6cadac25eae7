import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'
import type { ContentSources } from './contentPolicy.ts'
import { headersFor } from './embedHeaders.ts'
import { headersOf, readHeadersFile, writeHeadersFile, type Headers } from './headerRules.ts'
import { nginxHeaders } from './nginxHeaders.ts'
import { siteHeaders } from './siteHeaders.ts'

/** The names of the files in the built site. */
const FILE = '_headers'
const NGINX_FILE = '_headers.nginx.conf'

/** What a server on this machine does not say: it is asked by http, and of many other sites. */
const HOSTED_ONLY = 'Strict-Transport-Security'

/**
 * Writes the headers of the site into files for its host, and lets the preview of a build send what
 * stands there. A development server runs scripts in its pages, and says of embeds only who may read them.
 */
export function publishedHeaders(sources: ContentSources): Plugin {
  let outDir = ''
  return {
    name: 'published-headers',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    configureServer: {
      // Headers come before whoever answers.
      order: 'pre',
      handler: ({ middlewares }) => {
        // What is made anew for each request is not kept.
        send(middlewares, (path) => without('Cache-Control', headersFor(path)))
      },
    },
    configurePreviewServer: async ({ middlewares }) => {
      const rules = readHeadersFile(await readFile(resolve(outDir, FILE), 'utf8'))
      send(middlewares, (path) => without(HOSTED_ONLY, headersOf(rules, path)))
    },
    async generateBundle() {
      const rules = await siteHeaders(sources)
      this.emitFile({ type: 'asset', fileName: FILE, source: writeHeadersFile(rules) })
      this.emitFile({ type: 'asset', fileName: NGINX_FILE, source: nginxHeaders(rules) })
    },
  }
}

function send(middlewares: Connect.Server, headersAt: (path: string) => Headers): void {
  middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here.invalid')
    for (const [name, value] of Object.entries(headersAt(pathname))) response.setHeader(name, value)
    next()
  })
}

function without(left: string, headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== left))
}
