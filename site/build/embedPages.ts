import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import {
  COMPARE_PAGE,
  EMBED_FOLDER,
  LATEST_FIGURES,
  LEADERBOARD_PAGE,
  modelPage,
  type EmbedPage,
} from '../src/embed/embedPage.ts'
import { oembedPath, oembedResponse } from './oembedResponse.ts'
import { parseEmbeddedModels } from './parseEmbeddedModels.ts'
import { embedHtml, withLinks, type FrameLook } from './embedHtml.ts'
import { buildEmbedScripts, type EmbedScripts } from './embedScripts.ts'
import { serveEmbeds, type EmbedFiles } from './serveEmbeds.ts'

const PACKAGE_SOURCE = /\/packages\/widgets\/(?:src|build)\//
const OWN_SOURCE = /\/site\/src\/embed\//

/**
 * Provides everything that other sites load: embed pages, scripts and oEmbed responses. A build writes
 * them as static files; the dev and preview servers generate them on request.
 *
 * @param siteUrl the public URL of the site; canonical links and oEmbed need one
 * @param look the name and the accent of the lab
 */
export function embedPages(siteUrl: string | undefined, look: FrameLook): Plugin {
  let outDir = ''
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
        serveEmbeds(middlewares, { siteUrl, look }, createSourceFiles(watcher)),
    },
    configurePreviewServer: ({ middlewares }) =>
      serveEmbeds(middlewares, { siteUrl, look }, createBuildFiles(outDir)),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const figures = bundle[LATEST_FIGURES.slice(1)]
        if (figures?.type !== 'asset') {
          this.warn(`The bundle has no ${LATEST_FIGURES}, so no embed pages are written.`)
          return
        }
        const pages = [LEADERBOARD_PAGE, COMPARE_PAGE, ...parseModelPages(String(figures.source))]
        const files = await embedFiles(pages, siteUrl, look)
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}

/** The files of a development server, which rebuilds the scripts when their source changes. */
function createSourceFiles(watcher: ViteDevServer['watcher']): EmbedFiles {
  let scripts: Promise<EmbedScripts> | undefined
  watcher.on('change', (file) => {
    if (PACKAGE_SOURCE.test(file) || OWN_SOURCE.test(file)) scripts = undefined
  })
  return {
    readScripts: () => (scripts ??= buildEmbedScripts()),
    readModelPages: async (origin) => {
      const answer = await fetch(origin + LATEST_FIGURES)
      if (!answer.ok) throw new Error(`${LATEST_FIGURES} answered with ${answer.status}.`)
      return parseModelPages(await answer.text())
    },
  }
}

/** The files of a preview server, read from the folder of the build. */
function createBuildFiles(folder: string): EmbedFiles {
  const read = (path: string) => readFile(resolve(folder, `.${path}`), 'utf8')
  return {
    readModelPages: async () => parseModelPages(await read(LATEST_FIGURES)),
    readHtml: ({ path }) => read(`${path}.html`),
  }
}

function parseModelPages(figures: string): readonly EmbedPage[] {
  return parseEmbeddedModels(figures).map(({ id, name }) => modelPage(id, name))
}

/** Builds every embed file, keyed by its path in the built site. */
async function embedFiles(
  pages: readonly EmbedPage[],
  siteUrl: string | undefined,
  look: FrameLook,
): Promise<ReadonlyMap<string, string>> {
  const { files, pinnedName } = await buildEmbedScripts()
  const folder = EMBED_FOLDER.slice(1)
  const texts = new Map<string, string>()
  for (const [name, code] of files) texts.set(folder + name, code)
  for (const page of pages) {
    texts.set(
      `${page.path.slice(1)}.html`,
      withLinks(await embedHtml(page, pinnedName, look), page, siteUrl),
    )
    if (siteUrl === undefined) continue
    texts.set(
      oembedPath(page).slice(1),
      `${JSON.stringify(oembedResponse(page, { name: look.name, url: siteUrl }))}\n`,
    )
  }
  return texts
}
