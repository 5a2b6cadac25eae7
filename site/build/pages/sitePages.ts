import { createHash } from 'node:crypto'
import {
  COMPARE_PAGE,
  LATEST_FIGURES,
  LEADERBOARD_PAGE,
  modelPage,
  type EmbedPage,
} from '../../src/embed/embedPage.ts'
import { badgeFiles } from '../badges/badgeFiles.ts'
import { modelIndexPath, recordPath } from '../../src/paths.ts'
import { oembedLink } from '../embedHtml.ts'
import type { ModelRecord } from '../../../supabase/index.ts'
import { readBandColours } from '../readTheme.ts'
import { readChangeDates } from './changeDates.ts'
import { readFigures, readRelease, type Figures } from './figures.ts'
import { createPictures, type DrawPicture } from '../pictures/createPictures.ts'
import { describePicture, type PictureContent } from '../pictures/pictureContent.ts'
import { headTags, type PreviewPicture } from './headTags.ts'
import { listPages } from './listPages.ts'
import { modelIndex } from './modelIndex.ts'
import { pageHtml } from './pageHtml.ts'
import { plainStyles } from './plainStyles.ts'
import { renderPage } from './renderPage.tsx'
import type { SitePage } from './sitePage.ts'
import { robots, sitemap } from './sitemap.ts'
import { structuredData, type Distribution } from './structuredData.ts'

/** What the pages of a build are made from. */
export interface SitePagesOptions {
  /** The index.html of the bundle. */
  readonly template: string
  /** The snapshot files, keyed by name. */
  readonly snapshots: ReadonlyMap<string, string>
  /** Whether the browser reads a backend, which has no releases. */
  readonly hasBackend: boolean
  readonly siteUrl: string | undefined
  /** Every Eval Ever records of the models. */
  readonly records: readonly ModelRecord[]
  /** Whether to draw the pictures of link previews, which need the public URL. */
  readonly hasPictures: boolean
}

/** Builds every page of the site with the figures of the release, and the files for crawlers, keyed by name. */
export async function sitePages(
  options: SitePagesOptions,
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { template, snapshots, hasBackend, siteUrl, hasPictures } = options
  const figures = await readFigures(snapshots)
  const { getRelease, ...backend } = figures.source
  const source = hasBackend ? backend : { ...backend, ...(getRelease && { getRelease }) }
  const latestUrl = hasBackend ? undefined : LATEST_FIGURES
  const figuresUrl = `/snapshots/${figures.fileName}`
  const distributions = [{ path: figuresUrl, mediaType: 'application/json' }]
  const pages = listPages(figures, readChangeDates(snapshots))

  const draw = hasPictures && siteUrl !== undefined ? await createPictures() : undefined
  const files = new Map<string, string | Uint8Array>()
  const documents = new Map<string, string>()
  for (const page of pages) {
    const body = renderPage(page.path, source)
    const picture = draw && page.picture && (await drawPicture(page.picture, draw))
    if (picture !== undefined) files.set(picture.path.slice(1), picture.png)
    const head = createHead(page, figures, { siteUrl, distributions, picture })
    documents.set(page.fileName, pageHtml(template, { page, body, head, figuresUrl, latestUrl }))
  }
  const styles = plainStyles(documents.values())
  const stylesName = `assets/plain-${createHash('sha256').update(styles).digest('hex').slice(0, 8)}.css`
  for (const [name, html] of documents)
    files.set(name, html.replace(PLAIN_STYLES, `/${stylesName}`))
  files.set(stylesName, styles)
  for (const [name, svg] of await allBadges(figures, snapshots)) files.set(name, svg)
  for (const model of figures.models) {
    const url = siteUrl === undefined ? undefined : `${siteUrl}/model/${model.id}`
    files.set(modelIndexPath(model.id).slice(1), modelIndex(model, url))
  }
  for (const { suite, model, record } of options.records) {
    files.set(recordPath(model, suite).slice(1), `${JSON.stringify(record, null, 2)}\n`)
  }
  files.set('robots.txt', robots(siteUrl))
  if (siteUrl !== undefined) files.set('sitemap.xml', sitemap(pages, siteUrl))
  return files
}

/** Draws a picture, whose name changes with its bytes, so that previews never show an old one. */
async function drawPicture(
  content: PictureContent,
  draw: DrawPicture,
): Promise<PreviewPicture & { readonly png: Uint8Array }> {
  const png = await draw(content)
  const digest = createHash('sha256').update(png).digest('hex').slice(0, 16)
  return { path: `/pictures/${digest}.png`, text: describePicture(content), png }
}

/** Draws the badges of the latest release, and those of every release under its own path. */
async function allBadges(
  figures: Figures,
  snapshots: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const colours = await readBandColours()
  const files = new Map(badgeFiles(figures, colours))
  for (const [name, text] of snapshots) {
    if (!name.startsWith('snapshot-')) continue
    const pinned = badgeFiles(await readRelease(text, name), colours, name)
    for (const [path, svg] of pinned) files.set(path, svg)
  }
  return files
}

/** Stands for the stylesheet, whose name depends on all pages. */
const PLAIN_STYLES = '/assets/plain.css'

interface HeadContext {
  readonly siteUrl: string | undefined
  readonly distributions: readonly Distribution[]
  readonly picture: PreviewPicture | undefined
}

function createHead(page: SitePage, figures: Figures, context: HeadContext) {
  const { siteUrl, distributions, picture } = context
  const data = structuredData(page, { figures, distributions, siteUrl: siteUrl ?? '' })
  const tags = headTags(page, { siteUrl, data, picture, plainStyles: PLAIN_STYLES })
  const embed = findEmbed(page, figures)
  return siteUrl === undefined || embed === undefined
    ? tags
    : `${oembedLink(embed, siteUrl)}\n    ${tags}`
}

/** Returns the embed with the same content as a page, because consumers of oEmbed run no script. */
function findEmbed({ path }: SitePage, { models }: Figures): EmbedPage | undefined {
  const model = models.find(({ id }) => path === `/model/${id}`)
  if (model !== undefined) return modelPage(model.id, model.name)
  return [LEADERBOARD_PAGE, COMPARE_PAGE].find(({ sitePath }) => sitePath === path)
}
