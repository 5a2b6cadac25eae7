import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import {
  createEmbedPages,
  EMBED_FOLDER,
  type EmbedPage,
  type EmbedPages,
} from '../src/embed/embedPage.ts'
import { LATEST_FIGURES } from '../src/releases/paths.ts'
import { getPlainTexts } from './lab/plainTexts.ts'
import { LANGUAGE_CODES, type LanguageCode } from './lab/packageRules.ts'
import { oembedPath, oembedResponse } from './oembedResponse.ts'
import { listEmbedPages } from './listEmbedPages.ts'
import { parseEmbedded } from './parseEmbedded.ts'
import { embedHtml, insertFigures, withLinks, type FrameSite } from './embedHtml.ts'
import { buildEmbedScripts, shortHash, type EmbedScripts } from './embedScripts.ts'
import type { ReadPages } from './pagesModule.ts'
import type { PublishedFiles } from './publishedFiles.ts'
import { serveEmbeds, type EmbedFiles } from './serveEmbeds.ts'

const PACKAGE_SOURCE = /\/packages\/widgets\/(?:src|build)\//
const OWN_SOURCE = /\/site\/src\/(?:embed|releases)\//

/** What embed pages depend on. */
interface EmbedPagesOptions {
  /** The public URL of the site; canonical links and oEmbed need one. */
  readonly siteUrl: string | undefined
  /** The name, the accent and the language of the lab. */
  readonly look: FrameSite
  /** Imports the code that renders widgets. */
  readonly readPages: ReadPages
  /** Reads the snapshot files of the build, whose latest one the frames show. */
  readonly readBuildFiles: () => Promise<PublishedFiles>
}

/**
 * Provides everything that other sites load: embed pages, scripts and oEmbed responses. A build writes
 * them as static files, with figures in the HTML; the dev and preview servers generate them on request.
 */
export function embedPages(options: EmbedPagesOptions): Plugin {
  const { siteUrl, look } = options
  let outDir = ''
  const known = createAllPages(look.language)
  return {
    name: 'embed-pages',
    enforce: 'post',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    configureServer: {
      // Before Vite's fallback, which answers every other URL with index.html.
      order: 'pre',
      handler: ({ middlewares, watcher }) =>
        serveEmbeds(middlewares, { siteUrl, look, pages: known }, createSourceFiles(watcher)),
    },
    configurePreviewServer: ({ middlewares }) =>
      serveEmbeds(middlewares, { siteUrl, look, pages: known }, createBuildFiles(outDir)),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const figures = bundle[LATEST_FIGURES.slice(1)]
        if (figures?.type !== 'asset') {
          this.warn(`The bundle has no ${LATEST_FIGURES}, so no embed pages are written.`)
          return
        }
        const pages = listEmbedPages(known, parseEmbedded(String(figures.source)))
        const files = await embedFiles(pages, options)
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}

/** Creates the pages in the language of the site, and those whose paths name a language. */
function createAllPages(language: LanguageCode): readonly EmbedPages[] {
  return [
    createEmbedPages(getPlainTexts(language).embedPages),
    ...LANGUAGE_CODES.map((code) => createEmbedPages(getPlainTexts(code).embedPages, code)),
  ]
}

/** The files of a development server, which rebuilds the scripts when their source changes. */
function createSourceFiles(watcher: ViteDevServer['watcher']): EmbedFiles {
  let scripts: Promise<EmbedScripts> | undefined
  watcher.on('change', (file) => {
    if (PACKAGE_SOURCE.test(file) || OWN_SOURCE.test(file)) scripts = undefined
  })
  return {
    readScripts: () => (scripts ??= buildEmbedScripts()),
    readEmbedded: async (origin) => {
      const response = await fetch(origin + LATEST_FIGURES)
      if (!response.ok) throw new Error(`${LATEST_FIGURES} answered with ${response.status}.`)
      return parseEmbedded(await response.text())
    },
  }
}

/** The files of a preview server, read from the folder of the build. */
function createBuildFiles(folder: string): EmbedFiles {
  const read = (path: string) => readFile(resolve(folder, `.${path}`), 'utf8')
  return {
    readEmbedded: async () => parseEmbedded(await read(LATEST_FIGURES)),
    readHtml: ({ path }) => read(`${path}.html`),
  }
}

/** Builds every embed file, keyed by its path in the built site. */
async function embedFiles(
  pages: readonly EmbedPage[],
  { siteUrl, look, readPages, readBuildFiles }: EmbedPagesOptions,
): Promise<ReadonlyMap<string, string>> {
  const { files, pinnedName, stylesName: styles } = await buildEmbedScripts()
  const { renderFrames } = await readPages()
  const frames = await renderFrames((await readBuildFiles()).texts)
  const folder = EMBED_FOLDER.slice(1)
  const texts = new Map<string, string>()
  for (const [name, code] of files) texts.set(folder + name, code)
  for (const page of pages) {
    const empty = await embedHtml(page, pinnedName, look)
    const frame = frames.get(page.path)
    let html = empty
    if (frame !== undefined) {
      const plainStyles = `plain-${shortHash([frame.plainStyles])}.css`
      texts.set(folder + plainStyles, frame.plainStyles)
      html = insertFigures(empty, { ...frame, styles, plainStyles }, look.base)
    }
    texts.set(`${page.path.slice(1)}.html`, withLinks(html, page, { siteUrl }))
    if (siteUrl === undefined) continue
    texts.set(
      oembedPath(page).slice(1),
      `${JSON.stringify(oembedResponse(page, { name: look.name, url: siteUrl }))}\n`,
    )
  }
  return texts
}
