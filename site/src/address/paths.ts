import { EMBED_FOLDER } from '../embed/embedPage.ts'
import { siteUrl } from '../env.ts'
import { getRoot } from './toAddress.ts'

/** The path of every page. */
export const PATHS = {
  dashboard: '/',
  /** A suite on the dashboard, and the same sorted by a column: pages of their own, without a query string. */
  suite: '/suite/:suite',
  sortedSuite: '/suite/:suite/:sort',
  compare: '/compare',
  /** A comparison without a query string. */
  comparedPair: '/compare/:first/:second',
  comparedTrio: '/compare/:first/:second/:third',
  reports: '/reports',
  /** The report on a release. */
  release: '/reports/:release',
  request: '/request',
  newsletter: '/newsletter',
  sponsor: '/sponsor',
  /** The form that reports a problem with a figure. It is no destination of the navigation: figures lead to it. */
  problem: '/problem',
  model: '/model/:id',
  /** Pages in frames of other sites; the build writes most of them as files. */
  embed: `${EMBED_FOLDER}*`,
  embeddedModel: `${EMBED_FOLDER}:language?/model/:id`,
  embeddedSuite: `${EMBED_FOLDER}:language?/suite/:suite`,
} as const

/** The parameter with the options of an embed, which opens their dialog on any page. */
export const EMBED_PARAMETER = 'embed'

/** Returns the path of a model's results for Hugging Face, which the build writes. */
export function modelIndexPath(id: string): string {
  return `/model-index/${id}.yaml`
}

/** Returns the path of a model's Every Eval Ever record in a suite, which the build writes. */
export function recordPath(id: string, suite: string): string {
  return `/records/${suite}/${id}.json`
}

/** The public URL of the site, or its current origin if none is set. */
export function siteAddress(): string {
  return siteUrl() ?? location.origin + getRoot()
}
