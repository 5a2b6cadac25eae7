import type { Plugin, Rolldown } from 'vite'
import type { ReadPages } from './pagesModule.ts'
import type { PublishedFiles } from './publishedFiles.ts'

/** What the pages of a build depend on. */
export interface PrerenderOptions {
  /** Whether the browser reads a backend. */
  readonly hasBackend: boolean
  /** Whether the forms are stored there. */
  readonly acceptsSubmissions: boolean
  /** The public URL of the site, for canonical links. */
  readonly siteUrl: string | undefined
  /** Imports the code that renders pages. */
  readonly readPages: ReadPages
  /** Reads the snapshot files of the build, whose latest one the pages show. */
  readonly readBuildFiles: () => Promise<PublishedFiles>
}

/**
 * Writes every page as a whole document with the figures of the release, for readers and crawlers without
 * script, and for the first paint. It adds no inline script, which the site's policy forbids.
 */
export function prerenderPlugin({
  hasBackend,
  acceptsSubmissions,
  siteUrl,
  readPages,
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
        const { sitePages } = await readPages()
        const { texts } = await readBuildFiles()
        // Rolldown creates the objects of a bundle at each access, so they are read once.
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const files = sitePages({
          template: String(index.source),
          findScripts: (route) => findScripts(chunks, route),
          snapshots: texts,
          hasBackend,
          acceptsSubmissions,
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

/**
 * Finds the files that the browser loads for a module of `src/routes`, without those that every page loads.
 *
 * @throws Error when the bundle has no file for the module
 */
function findScripts(chunks: readonly Rolldown.OutputChunk[], route: string): readonly string[] {
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/routes/${route}`))
  if (page === undefined) throw new Error(`The bundle has no file for the page ${route}.`)
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const start = new Set<string>()
  for (const chunk of chunks) if (chunk.isEntry) addImports(byName, chunk, start)
  const all = new Set(start)
  addImports(byName, page, all)
  return [...all].filter((name) => !start.has(name))
}

/** Adds a file and those that it imports, directly or through others. */
function addImports(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  chunk: Rolldown.OutputChunk,
  found: Set<string>,
): void {
  if (found.has(chunk.fileName)) return
  found.add(chunk.fileName)
  for (const name of chunk.imports) {
    const imported = chunks.get(name)
    if (imported !== undefined) addImports(chunks, imported, found)
  }
}
