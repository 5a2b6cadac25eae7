import { email, name } from '#lab'
import { dataTexts } from '#texts/data.ts'
import { scoreNames } from '#texts/scores.ts'
import type { Leaderboard, Suite } from '@transparency-lab/widgets'
import type { BreadcrumbList, DataCatalog, Dataset, WithContext } from 'schema-dts'
import { PATHS } from '../../src/address/paths.ts'
import { toSuitePath } from '../../src/address/pathQuery.ts'
import { describeBoard } from './describeFigures.ts'
import type { Figures } from './figures.ts'
import type { SitePage } from './sitePage.ts'

const CONTEXT = 'https://schema.org'
/** Search engines reject a description that is shorter or longer. */
const DESCRIPTION_LENGTH = { min: 50, max: 5000 }

/** A published file with the figures of a release. */
export interface Distribution {
  /** Path from the root of the site. */
  readonly path: string
  readonly mediaType: string
  readonly name: string
}

/** What structured data is made from, besides the page. */
export interface DataContext {
  readonly figures: Figures
  readonly distributions: readonly Distribution[]
  /** The public URL of the site; empty for addresses relative to the root. */
  readonly siteUrl: string
}

/** Returns the JSON-LD of a page: its breadcrumbs, and on the pages of suites the dataset. */
export function structuredData(page: SitePage, context: DataContext): object[] {
  const isBoard = page.path === PATHS.dashboard || page.path === toSuitePath(page.suite ?? '')
  const board = context.figures.boards.find(({ suite }) => suite?.id === page.suite)
  return [
    ...(page.trail.length === 0 ? [] : [breadcrumbs(page, context.siteUrl)]),
    ...(isBoard && board !== undefined ? [dataset(page, board, context)] : []),
  ]
}

function breadcrumbs({ trail }: SitePage, siteUrl: string): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name: text, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: siteUrl + path,
    })),
  }
}

function dataset(
  { canonicalPath }: SitePage,
  board: Leaderboard,
  { figures: { release, suites }, distributions, siteUrl }: DataContext,
): WithContext<Dataset> {
  const { suite, items } = board
  const days = items.flatMap(({ evaluatedOn }) => evaluatedOn ?? []).sort()
  // Upper bounds do not say when the first evaluation began.
  const isOpen = items.some(({ dateKind }) => dateKind === 'at_latest')
  const variables = listVariables(suite)
  const [from, to] = [isOpen ? '..' : days[0], days.at(-1)]
  return {
    '@context': CONTEXT,
    '@type': 'Dataset',
    name: getDatasetName(suite),
    description: describeDataset(board, suites),
    url: siteUrl + canonicalPath,
    // The present compilation; the figures are those of the evaluator.
    creator: { '@type': 'Organization', name, email },
    license: release.licence.url,
    datePublished: release.publishedOn,
    version: release.publishedOn,
    isAccessibleForFree: true,
    ...(from !== undefined && to !== undefined && { temporalCoverage: `${from}/${to}` }),
    keywords: [...dataTexts.keywords, ...variables.map((variable) => variable.name)],
    variableMeasured: variables.map((variable) => ({
      '@type': 'PropertyValue',
      ...variable,
      minValue: 0,
      maxValue: 1,
    })),
    ...(suite?.description !== undefined && { measurementTechnique: suite.description }),
    ...describeSource(suite),
    includedInDataCatalog: catalog(siteUrl),
    distribution: distributions.map(({ path, mediaType, name: title }) => ({
      '@type': 'DataDownload',
      name: title,
      contentUrl: siteUrl + path,
      encodingFormat: mediaType,
    })),
  }
}

function getDatasetName(suite: Suite | undefined): string {
  return suite === undefined
    ? dataTexts.evaluations
    : dataTexts.evaluationsIn({ suite: suite.title })
}

/** Describes what an evaluator published, whose terms are not those of the compilation. */
function describeSource(suite: Suite | undefined) {
  if (suite?.url === undefined) return {}
  const { title, url, licence, licenceUrl } = suite
  const license = licenceUrl ?? licence
  const isBasedOn = {
    '@type': 'CreativeWork' as const,
    name: title,
    url,
    ...(license !== undefined && { license }),
  }
  return { isBasedOn, citation: url }
}

function catalog(siteUrl: string): DataCatalog {
  return { '@type': 'DataCatalog', name, url: `${siteUrl}/` }
}

function describeDataset(board: Leaderboard, suites: readonly Suite[]): string {
  const { description, caveats = [] } = board.suite ?? {}
  const text = [describeBoard(board, suites), description, ...caveats]
    .filter((part) => part !== undefined)
    .join(' ')
  if (text.length < DESCRIPTION_LENGTH.min) throw new Error(`Too short a description: “${text}”.`)
  return text.slice(0, DESCRIPTION_LENGTH.max)
}

function listVariables(suite: Suite | undefined) {
  return (suite?.categories ?? []).map((category) => {
    const measures = suite?.categoryDetails?.[category]?.measures
    return {
      name: scoreNames[category],
      ...(measures !== undefined && { description: measures }),
    }
  })
}
