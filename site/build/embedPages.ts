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
import { answerPath, embedAnswer } from './embedAnswer.ts'
import { embeddedModels } from './embeddedModels.ts'
import { answerLink, embedHtml, withLinks } from './embedHtml.ts'
import { buildEmbedScripts, type EmbedScripts } from './embedScripts.ts'
import { serveEmbeds, type EmbedFiles } from './serveEmbeds.ts'
import { sitePageCopies } from './sitePageCopies.ts'

const PACKAGE_SOURCE = /\/packages\/widgets\/(?:src|build)\//
const OWN_SOURCE = /\/site\/src\/embed\//

/**
 * Everything that other sites load: the pages for frames, the scripts, and the oEmbed answers. Built,
 * they are plain files; while developing and in the preview of a build they are made when asked for.
 *
 * @param siteUrl the public address of the site; canonical links and oEmbed need one
 */
export function embedPages(siteUrl: string | undefined): Plugin {
  let outDir = ''
  return {
    name: 'embed-pages',
    enforce: 'post',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    configureServer: {
      // They come before the page that answers for every other address.
      order: 'pre',
      handler: ({ middlewares, watcher }) =>
        serveEmbeds(middlewares, siteUrl, filesOfSource(watcher)),
    },
    configurePreviewServer: ({ middlewares }) =>
      serveEmbeds(middlewares, siteUrl, filesOfBuild(outDir)),
    transformIndexHtml: {
      order: 'post',
      handler: (html) => (siteUrl === undefined ? html : withAnswer(html, siteUrl)),
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const figures = bundle[LATEST_FIGURES.slice(1)]
        if (figures?.type !== 'asset') {
          this.warn(`Without ${LATEST_FIGURES} there is nothing to embed: no pages for frames.`)
          return
        }
        const pages = [LEADERBOARD_PAGE, COMPARE_PAGE, ...modelPagesOf(String(figures.source))]
        const index = bundle['index.html']
        const files = [
          ...(await embedFiles(pages, siteUrl)),
          ...(siteUrl !== undefined && index?.type === 'asset'
            ? sitePageCopies(String(index.source), pages, siteUrl)
            : []),
        ]
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}

/** What a development server makes anew whenever its source has changed. */
function filesOfSource(watcher: ViteDevServer['watcher']): EmbedFiles {
  let scripts: Promise<EmbedScripts> | undefined
  watcher.on('change', (file) => {
    if (PACKAGE_SOURCE.test(file) || OWN_SOURCE.test(file)) scripts = undefined
  })
  return {
    readScripts: () => (scripts ??= buildEmbedScripts()),
    readModelPages: async (origin) => {
      const answer = await fetch(origin + LATEST_FIGURES)
      if (!answer.ok) throw new Error(`${LATEST_FIGURES} answered with ${answer.status}.`)
      return modelPagesOf(await answer.text())
    },
  }
}

/** What the preview of a build finds in its folder. */
function filesOfBuild(folder: string): EmbedFiles {
  const read = (path: string) => readFile(resolve(folder, `.${path}`), 'utf8')
  return {
    readModelPages: async () => modelPagesOf(await read(LATEST_FIGURES)),
    readHtml: ({ path }) => read(`${path}.html`),
  }
}

function withAnswer(index: string, siteUrl: string): string {
  return index.replace('</head>', () => `${answerLink(LEADERBOARD_PAGE, siteUrl)}\n  </head>`)
}

function modelPagesOf(figures: string): readonly EmbedPage[] {
  return embeddedModels(figures).map(({ id, name }) => modelPage(id, name))
}

/** Every file of the embeds, by its name in the built site. */
async function embedFiles(
  pages: readonly EmbedPage[],
  siteUrl: string | undefined,
): Promise<ReadonlyMap<string, string>> {
  const { files, pinnedName } = await buildEmbedScripts()
  const folder = EMBED_FOLDER.slice(1)
  const texts = new Map<string, string>()
  for (const [name, code] of files) texts.set(folder + name, code)
  for (const page of pages) {
    texts.set(
      `${page.path.slice(1)}.html`,
      withLinks(await embedHtml(page, pinnedName), page, siteUrl),
    )
    if (siteUrl === undefined) continue
    texts.set(answerPath(page).slice(1), `${JSON.stringify(embedAnswer(page, siteUrl))}\n`)
  }
  return texts
}
