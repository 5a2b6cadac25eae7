import { extname, join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import type { Plugin } from 'vite'
import { EMBEDDED_KEY } from '../../supabase/index.ts'
import type { Backend } from '../src/env.ts'
import { SNAPSHOTS_FOLDER } from '../src/releases/paths.ts'
import type { LanguageCode } from './lab/packageRules.ts'
import type * as Published from './publishedFiles.ts'
import { SHOWN_RELEASES } from './releasesFolder.ts'
import { shareBriefly } from './shareBriefly.ts'

/** How long the development server answers with the same files, in ms: a page asks for several, one after the other. */
const SAME_FILES_MS = 2_000

/** The paths of the results of models for other sites, and of the public reports that figures are wrong. */
const RESULTS = /^\/(?:(?:badges|pinned-badges|model-index|records)\/|reports\.json$)/

/** What the published files are made from. */
export interface PublishedSource {
  /** Undefined for the rows of the seed. */
  readonly backend: Backend | undefined
  /** The public URL of the site; without it, links in files are relative. */
  readonly siteUrl: string | undefined
  /** The language of the sentences in the files. */
  readonly language: LanguageCode
}

/**
 * Publishes the snapshot files and the results of every model for other sites. The development server generates
 * them on request, from its own database when `backend` is undefined.
 *
 * @param readBuildFiles reads the files of a build
 */
export function publishedSnapshot(
  source: PublishedSource,
  readBuildFiles: () => Promise<Published.PublishedFiles>,
): Plugin {
  return {
    name: 'published-snapshot',
    configureServer: (server) => {
      const read = shareBriefly(published, SAME_FILES_MS)
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://site.invalid')
        if (!pathname.startsWith(SNAPSHOTS_FOLDER) && !RESULTS.test(pathname)) {
          next()
          return
        }
        const own = { url: `http://${request.headers.host ?? ''}`, key: EMBEDDED_KEY }
        const files = read({ ...source, backend: source.backend ?? own })
        pickFile(pathname, files).then((text) => {
          response.statusCode = text === undefined ? 404 : 200
          response.setHeader('Content-Type', `${getType(pathname)}; charset=utf-8`)
          response.end(text ?? 'null')
        }, next)
      })
    },
    async generateBundle() {
      const { texts, isArchived, readResults } = await readBuildFiles()
      for (const [name, source] of texts) {
        this.emitFile({ type: 'asset', fileName: SNAPSHOTS_FOLDER.slice(1) + name, source })
      }
      for (const [fileName, source] of await readResults()) {
        this.emitFile({ type: 'asset', fileName, source })
      }
      if (isArchived) return
      this.warn(
        `The published figures differ from the latest release in ${SHOWN_RELEASES}. ` +
          'Run “pnpm snapshot” and commit the new file, so that the URL of this release keeps working.',
      )
    },
  }
}

/** Creates a reader of the files of a build, which several plugins share. It reads the backend once. */
export function createBuildFilesReader(
  source: PublishedSource,
): () => Promise<Published.PublishedFiles> {
  let files: Promise<Published.PublishedFiles> | undefined
  return () => (files ??= published(source))
}

const TYPES: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml',
  '.csv': 'text/csv',
  '.svg': 'image/svg+xml',
  '.yaml': 'application/yaml',
}

function getType(path: string): string {
  return TYPES[extname(path)] ?? 'application/json'
}

/** Picks the file of a path; undefined when there is none. */
async function pickFile(
  path: string,
  files: Promise<Published.PublishedFiles>,
): Promise<string | undefined> {
  const { texts, readResults } = await files
  if (path.startsWith(SNAPSHOTS_FOLDER)) return texts.get(path.slice(SNAPSHOTS_FOLDER.length))
  return (await readResults()).get(decodeURIComponent(path.slice(1)))
}

const modules = new Map<LanguageCode, Promise<typeof Published>>()

/**
 * Imports with tsx, because Vite's configuration cannot import the package by its name. A configuration of
 * TypeScript for each language names the folder of its sentences. The module is cached: every `tsImport` keeps another
 * copy in memory.
 */
async function published({
  backend,
  siteUrl,
  language,
}: PublishedSource): Promise<Published.PublishedFiles> {
  const module =
    modules.get(language) ??
    (tsImport('./publishedFiles.ts', {
      parentURL: import.meta.url,
      tsconfig: join(import.meta.dirname, `texts/tsconfig.${language}.json`),
    }) as Promise<typeof Published>)
  modules.set(language, module)
  const { publishedFiles } = await module
  return publishedFiles(backend, siteUrl)
}
