import { tsImport } from 'tsx/esm/api'
import type { Plugin } from 'vite'
import type { Backend } from '../src/env.ts'
import type * as Published from './publishedFiles.ts'

const FOLDER = 'snapshots/'

/** The public key of the embedded server, as supabase/config.toml names it. */
export const EMBEDDED_KEY = 'sb_publishable_embedded'

/**
 * Publishes what the site reads as files for everybody else: the latest snapshot, the pointer to it,
 * and every release that is kept. While developing, they are made when asked for, of what the
 * development server's own database holds.
 *
 * @param backend undefined for the project's own rows
 */
export function publishedSnapshot(backend: Backend | undefined): Plugin {
  return {
    name: 'published-snapshot',
    configureServer: (server) => {
      server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const name = (request.url ?? '/').slice(1).replace(/\?.*$/, '')
        const own = { url: `http://${request.headers.host ?? ''}`, key: EMBEDDED_KEY }
        published(backend ?? own).then(({ texts }) => {
          const text = texts.get(name)
          response.statusCode = text === undefined ? 404 : 200
          response.setHeader('Content-Type', 'application/json; charset=utf-8')
          response.end(text ?? 'null')
        }, next)
      })
    },
    async generateBundle() {
      const { texts, isKept } = await published(backend)
      for (const [name, source] of texts) {
        this.emitFile({ type: 'asset', fileName: FOLDER + name, source })
      }
      if (isKept) return
      this.warn(
        'The figures are newer than any release in site/releases. ' +
          'Run “pnpm snapshot” and commit its file, so that this release keeps its address.',
      )
    },
  }
}

let module: Promise<typeof Published> | undefined

/**
 * The package is TypeScript here, which Vite's configuration cannot import by itself. It is imported
 * once: each import of it would stay in memory.
 */
async function published(backend: Backend | undefined): Promise<Published.PublishedFiles> {
  module ??= tsImport('./publishedFiles.ts', import.meta.url) as Promise<typeof Published>
  const { publishedFiles } = await module
  return publishedFiles(backend)
}
