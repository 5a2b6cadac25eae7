import { tsImport } from 'tsx/esm/api'
import type { Plugin } from 'vite'
import type { Backend } from '../src/env.ts'
import type * as Published from './publishedFiles.ts'

const FOLDER = 'snapshots/'

/** The public key of the embedded server, as in supabase/config.toml. */
const EMBEDDED_KEY = 'sb_publishable_embedded'

/**
 * Publishes the snapshot files: the latest snapshot, the pointer to it, and every archived release. The
 * development server generates them on request, from its own database when `backend` is undefined.
 *
 * @param backend undefined for the rows of the seed
 * @param readBuildFiles reads the files of a build
 * @param siteUrl the public URL of the site; without it, links in files are relative
 */
export function publishedSnapshot(
  backend: Backend | undefined,
  readBuildFiles: () => Promise<Published.PublishedFiles>,
  siteUrl?: string,
): Plugin {
  return {
    name: 'published-snapshot',
    configureServer: (server) => {
      server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const name = (request.url ?? '/').slice(1).replace(/\?.*$/, '')
        const own = { url: `http://${request.headers.host ?? ''}`, key: EMBEDDED_KEY }
        published(backend ?? own, siteUrl).then(({ texts }) => {
          const text = texts.get(name)
          response.statusCode = text === undefined ? 404 : 200
          response.setHeader('Content-Type', `${getType(name)}; charset=utf-8`)
          response.end(text ?? 'null')
        }, next)
      })
    },
    async generateBundle() {
      const { texts, isArchived } = await readBuildFiles()
      for (const [name, source] of texts) {
        this.emitFile({ type: 'asset', fileName: FOLDER + name, source })
      }
      if (isArchived) return
      this.warn(
        'The published figures differ from every release in site/releases. ' +
          'Run “pnpm snapshot” and commit the new file, so that the URL of this release keeps working.',
      )
    },
  }
}

/**
 * Creates a reader of the files of a build, which several plugins share. It reads the backend once.
 *
 * @param backend undefined for the rows of the seed
 */
export function createBuildFilesReader(
  backend: Backend | undefined,
  siteUrl?: string,
): () => Promise<Published.PublishedFiles> {
  let files: Promise<Published.PublishedFiles> | undefined
  return () => (files ??= published(backend, siteUrl))
}

function getType(name: string): string {
  if (name.endsWith('.atom')) return 'application/atom+xml'
  return name.endsWith('.csv') ? 'text/csv' : 'application/json'
}

let module: Promise<typeof Published> | undefined

/**
 * Imports with tsx, because Vite's configuration cannot import the TypeScript sources of the package.
 * The module is cached: every `tsImport` keeps another copy in memory.
 */
async function published(
  backend: Backend | undefined,
  siteUrl?: string,
): Promise<Published.PublishedFiles> {
  module ??= tsImport('./publishedFiles.ts', import.meta.url) as Promise<typeof Published>
  const { publishedFiles } = await module
  return publishedFiles(backend, siteUrl)
}
