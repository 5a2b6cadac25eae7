import type { Connect } from 'vite'
import { EMBED_FOLDER, type EmbedPage, type EmbedPages } from '../src/embed/embedPage.ts'
import { parseUrl } from './lab/packageRules.ts'
import { oembedPath, oembedResponse } from './oembedResponse.ts'
import { embedHtml, withLinks, type FrameSite } from './embedHtml.ts'
import type { EmbedScripts } from './embedScripts.ts'
import { listEmbedPages } from './listEmbedPages.ts'
import type { Embedded } from './parseEmbedded.ts'

/** Where a Vite server reads the embed files from. */
export interface EmbedFiles {
  /** Lists the models and the suites that have an embed page. */
  readonly readEmbedded: (origin: string) => Promise<Embedded>
  /** Builds the scripts; undefined when they are files of the build. */
  readonly readScripts?: () => Promise<EmbedScripts>
  /** Reads a page of the build; undefined when pages are rendered on request. */
  readonly readHtml?: (page: EmbedPage) => Promise<string>
}

/** The site that the embeds belong to. */
interface EmbedSite {
  /** The public URL; undefined without one. */
  readonly siteUrl: string | undefined
  readonly look: FrameSite
  readonly pages: readonly EmbedPages[]
}

interface EmbedResponse {
  readonly type: string
  readonly text: string
}

/**
 * Makes a Vite server serve embed pages, scripts and oEmbed responses as a static host does. Unlike a static host, it
 * puts the suite that a request names into the links. Without a public URL, links use the origin of the request.
 */
export function serveEmbeds(
  middlewares: Connect.Server,
  { siteUrl, look, pages }: EmbedSite,
  files: EmbedFiles,
): void {
  middlewares.use((request, response, next) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`)
    const { origin } = url
    const pathname = url.pathname.replace(look.base, '/')
    if (!url.pathname.startsWith(look.base) || !pathname.startsWith(EMBED_FOLDER)) {
      next()
      return
    }
    findResponse(pathname, {
      origin,
      siteUrl: siteUrl ?? origin + look.base.slice(0, -1),
      suite: findSuite(url),
      look,
      pages,
      files,
    }).then((found) => {
      if (found === undefined) {
        next()
        return
      }
      response.setHeader('Content-Type', `${found.type}; charset=utf-8`)
      response.end(found.text)
    }, next)
  })
}

interface EmbedRequest {
  readonly origin: string
  readonly siteUrl: string
  readonly suite: string | undefined
  readonly look: FrameSite
  readonly pages: readonly EmbedPages[]
  readonly files: EmbedFiles
}

/** Finds the suite of a request, or of the address that an oEmbed consumer asks about. */
function findSuite({ searchParams }: URL): string | undefined {
  const asked = searchParams.get('url') ?? ''
  const params = parseUrl(asked)?.searchParams ?? searchParams
  return params.get('suite') ?? undefined
}

/** Finds the response for a path below /embed/; undefined when there is none. */
async function findResponse(
  pathname: string,
  { origin, siteUrl, suite, look, pages: known, files }: EmbedRequest,
): Promise<EmbedResponse | undefined> {
  const scripts = await files.readScripts?.()
  const code = scripts?.files.get(pathname.slice(EMBED_FOLDER.length))
  if (code !== undefined) {
    const type = pathname.endsWith('.json') ? 'application/json' : 'text/javascript'
    return { type, text: code }
  }
  if (pathname.startsWith(`${EMBED_FOLDER}v1/`)) return undefined
  const isFixed = listEmbedPages(known).some((page) =>
    [page.path, oembedPath(page)].includes(pathname),
  )
  const pages = listEmbedPages(known, isFixed ? undefined : await files.readEmbedded(origin))
  const page = pages.find(({ path }) => path === pathname)
  if (page !== undefined) {
    const html =
      (await files.readHtml?.(page)) ?? (await embedHtml(page, scripts?.pinnedName ?? '', look))
    return { type: 'text/html', text: withLinks(html, page, { siteUrl, suite }) }
  }
  const oembedPage = pages.find((known) => oembedPath(known) === pathname)
  if (oembedPage === undefined) return undefined
  const oembed = oembedResponse(oembedPage, { name: look.name, url: siteUrl }, suite)
  return { type: 'application/json', text: JSON.stringify(oembed) }
}
