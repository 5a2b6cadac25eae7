import { resolve } from 'node:path'
import { runnerImport, type Plugin, type UserConfig } from 'vite'
import { FIGURES_ALIAS } from './figuresAlias.ts'
import type * as SitePages from './pages/sitePages.ts'
import type { PublishedFiles } from './publishedFiles.ts'

/** What the pages of a build depend on. */
export interface PrerenderOptions {
  /** Whether the browser reads a backend. */
  readonly hasBackend: boolean
  readonly mode: string
  /** The public URL of the site, for canonical links. */
  readonly siteUrl: string | undefined
  /** Reads the snapshot files of the build, whose latest one the pages show. */
  readonly readBuildFiles: () => Promise<PublishedFiles>
}

/**
 * Writes every page as a whole document with the figures of the release, for readers and crawlers without
 * script, and for the first paint. It adds no inline script, which the site's policy forbids.
 */
export function prerenderPlugin({
  hasBackend,
  mode,
  siteUrl,
  readBuildFiles,
}: PrerenderOptions): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('The bundle has no index.html.')
        const { sitePages } = await importModule<typeof SitePages>('pages/sitePages.ts', {
          mode,
          define: { HAS_BACKEND: JSON.stringify(hasBackend) },
        })
        const { texts } = await readBuildFiles()
        const files = sitePages({
          template: String(index.source),
          snapshots: texts,
          hasBackend,
          siteUrl,
          hasPictures: siteUrl !== undefined,
        })
        for await (const [fileName, source] of files) {
          if (fileName === 'index.html') index.source = String(source)
          else this.emitFile({ type: 'asset', fileName, source })
        }
      },
    },
  }
}

/** Imports a module of the site in this process. */
async function importModule<Module>(
  name: string,
  config: Pick<UserConfig, 'mode' | 'define'>,
): Promise<Module> {
  const { module } = await runnerImport<Module>(resolve(import.meta.dirname, name), {
    root: resolve(import.meta.dirname, '..'),
    resolve: { alias: FIGURES_ALIAS },
    ...config,
    logLevel: 'error',
  })
  return module
}
