import { dataTexts } from '#texts/data.ts'
import type { SubmissionSink } from '@transparency-lab/widgets'
import { createHash } from 'node:crypto'
import type { EmbedPage } from '../../src/embed/embedPage.ts'
import { EMBED_PAGES } from '../../src/embed/siteEmbedPages.ts'
import { getDigest } from '../../src/changes/changeRecord.ts'
import { getTableNames, LATEST_FIGURES, SNAPSHOTS_FOLDER } from '../../src/releases/paths.ts'
import type { ReleaseReport } from '../../src/releases/releaseReport.ts'
import { oembedLink } from '../embedHtml.ts'
import { readChangeDates } from './changeDates.ts'
import { readFigures, type Figures } from './figures.ts'
import { createPictures, type DrawPicture } from '../pictures/createPictures.ts'
import { describePicture, type PictureContent } from '../pictures/pictureContent.ts'
import { headTags, type PreviewPicture } from './headTags.ts'
import { listPages } from './listPages.ts'
import { pageHtml } from './pageHtml.ts'
import { plainStyles } from './plainStyles.ts'
import { renderPage } from './renderPage.tsx'
import type { SitePage } from './sitePage.ts'
import { robots, sitemap } from './sitemap.ts'
import { structuredData, type Distribution } from './structuredData.ts'
import { toAddress } from '../../src/address/toAddress.ts'

/** What the pages of a build are made from. */
export interface SitePagesOptions {
  /** The index.html of the bundle. */
  readonly template: string
  /** Finds the files with the code of a module of `src/routes`. */
  readonly findScripts: (route: string) => readonly string[]
  /** The snapshot files, keyed by name. */
  readonly snapshots: ReadonlyMap<string, string>
  /** Whether the browser reads a backend, which has no releases. */
  readonly hasBackend: boolean
  /** Whether the forms are stored there, which they say; by default they send nothing. */
  readonly acceptsSubmissions?: boolean
  readonly siteUrl: string | undefined
  /** Whether to draw the pictures of link previews, which need the public URL. */
  readonly hasPictures: boolean
}

/** The name and the content of a file. */
type BuiltFile = readonly [name: string, content: string | Uint8Array]

/**
 * Builds every page of the site with the figures of the release, and the files for crawlers. It yields each file
 * once it is built, because a thousand models would take hundreds of megabytes at once.
 */
export async function* sitePages(options: SitePagesOptions): AsyncGenerator<BuiltFile> {
  const { template, findScripts, snapshots, hasBackend, siteUrl, hasPictures } = options
  const submissions = options.acceptsSubmissions === true ? NO_SUBMISSIONS : undefined
  const figures = await readFigures(snapshots)
  const { getRelease: _, ...backend } = figures.source
  const source = hasBackend ? backend : figures.source
  const latestUrl = hasBackend ? undefined : toAddress(LATEST_FIGURES)
  const figuresUrl = toAddress(SNAPSHOTS_FOLDER + figures.fileName)
  const distributions = listDistributions(figures)
  const pages = listPages(figures, readChangeDates(snapshots), readReports(snapshots))

  const draw = hasPictures && siteUrl !== undefined ? await createPictures() : undefined
  for (const page of pages) {
    const body = renderPage(page.path, { source, submissions, pageData: page.data ?? {} })
    const picture = draw && page.picture && (await drawPicture(page.picture, draw))
    if (picture !== undefined) yield [picture.path.slice(1), picture.png]
    const scripts = page.route === undefined ? [] : findScripts(page.route)
    const head = createHead(page, figures, { siteUrl, distributions, picture })
    const html = pageHtml(template, { page, body, head, scripts, figuresUrl, latestUrl })
    const styles = plainStyles(html)
    const stylesName = `assets/plain-${getHash(styles)}.css`
    yield [stylesName, styles]
    yield [page.fileName, html.replace(PLAIN_STYLES, toAddress(`/${stylesName}`))]
  }
  yield ['robots.txt', robots(siteUrl)]
  if (siteUrl !== undefined) yield ['sitemap.xml', sitemap(pages, siteUrl)]
}

const submitNothing = () => Promise.resolve()

/** Stands for the sink of the browser while a page is rendered. */
const NO_SUBMISSIONS: SubmissionSink = {
  requestEvaluation: submitNothing,
  reportProblem: submitNothing,
  subscribe: submitNothing,
}

/** Reads the reports on the releases, newest first, as the build wrote them. */
function readReports(snapshots: ReadonlyMap<string, string>): readonly ReleaseReport[] {
  return [...snapshots].flatMap(([name, text]) =>
    name.startsWith('report-') ? [JSON.parse(text) as ReleaseReport] : [],
  )
}

function getHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** Lists the files with the figures of a release. */
function listDistributions({ fileName }: Figures): readonly Distribution[] {
  const { scores, figures } = getTableNames(getDigest(fileName))
  const files = [
    { file: fileName, mediaType: 'application/json', name: dataTexts.everything },
    { file: scores, mediaType: 'text/csv', name: dataTexts.scoresFile },
    { file: figures, mediaType: 'text/csv', name: dataTexts.figuresFile },
  ]
  return files.map(({ file, ...about }) => ({ path: SNAPSHOTS_FOLDER + file, ...about }))
}

/** Draws a picture, whose name changes with its bytes, so that previews never show an old one. */
async function drawPicture(
  content: PictureContent,
  draw: DrawPicture,
): Promise<PreviewPicture & { readonly png: Uint8Array }> {
  const png = await draw(content)
  return { path: `/pictures/${getHash(png)}.png`, text: describePicture(content), png }
}

/** Stands for the stylesheet, whose name depends on the page. */
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
function findEmbed({ path }: SitePage, { models, suites }: Figures): EmbedPage | undefined {
  const model = models.find(({ id }) => path === `/model/${id}`)
  if (model !== undefined) return EMBED_PAGES.model(model.id, model.name)
  const { leaderboard, compare, suite } = EMBED_PAGES
  return [leaderboard, compare, ...suites.map(({ id }) => suite(id))].find(
    ({ sitePath }) => sitePath === path,
  )
}
