import { createHash } from 'node:crypto'
import {
  COMPARE_PAGE,
  LATEST_FIGURES,
  LEADERBOARD_PAGE,
  modelPage,
  type EmbedPage,
} from '../../src/embed/embedPage.ts'
import { badgeFiles } from '../badges/badgeFiles.ts'
import { oembedLink } from '../embedHtml.ts'
import { readBandColours } from '../readTheme.ts'
import { readChangeDates } from './changeDates.ts'
import { readFigures, readRelease, type Figures } from './figures.ts'
import { headTags } from './headTags.ts'
import { listPages } from './listPages.ts'
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
}

/** Builds every page of the site with the figures of the release, and the files for crawlers, keyed by name. */
export async function sitePages(options: SitePagesOptions): Promise<ReadonlyMap<string, string>> {
  const { template, snapshots, hasBackend, siteUrl } = options
  const figures = await readFigures(snapshots)
  const { getRelease, ...backend } = figures.source
  const source = hasBackend ? backend : { ...backend, ...(getRelease && { getRelease }) }
  const latestUrl = hasBackend ? undefined : LATEST_FIGURES
  const figuresUrl = `/snapshots/${figures.fileName}`
  const distributions = [{ path: figuresUrl, mediaType: 'application/json' }]
  const pages = listPages(figures, readChangeDates(snapshots))

  const files = new Map<string, string>()
  for (const page of pages) {
    const body = renderPage(page.path, source)
    const head = createHead(page, figures, { siteUrl, distributions })
    files.set(page.fileName, pageHtml(template, { page, body, head, figuresUrl, latestUrl }))
  }
  const styles = plainStyles(files.values())
  const stylesName = `assets/plain-${createHash('sha256').update(styles).digest('hex').slice(0, 8)}.css`
  for (const [name, html] of files) files.set(name, html.replace(PLAIN_STYLES, `/${stylesName}`))
  files.set(stylesName, styles)
  for (const [name, svg] of await allBadges(figures, snapshots)) files.set(name, svg)
  files.set('robots.txt', robots(siteUrl))
  if (siteUrl !== undefined) files.set('sitemap.xml', sitemap(pages, siteUrl))
  return files
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
}

function createHead(page: SitePage, figures: Figures, { siteUrl, distributions }: HeadContext) {
  const data = structuredData(page, figures, distributions, siteUrl ?? '')
  const tags = headTags(page, { siteUrl, data, picture: undefined, plainStyles: PLAIN_STYLES })
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
