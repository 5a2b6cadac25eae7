import { addView, SUITE_PARAMETER, type FigureAddress } from '../domain/index.ts'

/** The addresses that widgets link to. */
export interface Links {
  readonly dashboard: string
  /** The page where readers can support the evaluations. A category without figures links to it, if it is set. */
  readonly sponsor?: string | undefined
  /** The page that explains how to read scores and how they are computed. Legends link to it, if it is set. */
  readonly method?: string | undefined
  /**
   * The place where a reader learns what became of a report that a figure is wrong. Contested figures link to it, if
   * it is set.
   *
   * @param number the number of the report
   */
  readonly contested?: ((number: number) => string) | undefined
  /**
   * The page where a reader reports that a figure is wrong: `reportProblemLink()` leads to the lab's. Figures link to
   * it, if it is set.
   * @default none, also in `siteLinks()`
   */
  readonly reportProblem?: ((figure: FigureAddress) => string) | undefined
  /** @param suite the id of the suite; undefined for the first one with the model */
  readonly model: (id: string, suite?: string) => string
  /** @param suite the id of the suite; undefined for the first one with all of the models */
  readonly compare: (ids: readonly string[], suite?: string) => string
}

/**
 * Returns links to the pages of the lab's site.
 *
 * @param siteUrl the address of the site, with its protocol and without a query; empty on the site itself
 * @throws TypeError when it is another value
 */
export function siteLinks(siteUrl = ''): Links {
  const site = toSite(siteUrl)
  return {
    dashboard: `${site}/`,
    sponsor: `${site}/sponsor`,
    method: `${site}/reports#figures`,
    contested: (number) => `${site}/reports#contested-${number}`,
    model: (id, suite) => `${site}/model/${encodeURIComponent(id)}${suiteParameter('?', suite)}`,
    compare: (ids, suite) =>
      `${site}/compare?models=${ids.map(encodeURIComponent).join(',')}` +
      suiteParameter('&', suite),
  }
}

/**
 * Returns the links of figures to the form of the lab's site, which reports that a figure is wrong.
 *
 * @param siteUrl the address of the site, with its protocol and without a query; empty on the site itself
 * @throws TypeError when it is another value
 *
 * @example
 * ```ts
 * import { reportProblemLink, siteLinks, type Links } from '@transparency-lab/widgets'
 *
 * const site = 'https://example.org'
 * export const links: Links = { ...siteLinks(site), reportProblem: reportProblemLink(site) }
 * ```
 */
export function reportProblemLink(siteUrl = ''): (figure: FigureAddress) => string {
  const site = toSite(siteUrl)
  return ({ modelId, suiteId, measure, figure }) =>
    `${site}/problem?model=${encodeURIComponent(modelId)}` +
    `${suiteParameter('&', suiteId)}&measure=${measure}` +
    (figure === undefined ? '' : `&figure=${encodeURIComponent(figure)}`)
}

/** A protocol that no page has, or a query. A site with a hash router has a fragment. */
const NO_SITE = /^\s*(?!https?:)[a-z][a-z\d+.-]*:|\?/i

/** Returns the address of a site without slashes at its end. Plain JavaScript may pass anything. */
function toSite(address: unknown): string {
  if (typeof address === 'string' && !NO_SITE.test(address)) return address.replace(/\/+$/, '')
  throw new TypeError(
    `The address of the site is ${String(address)}, not one such as https://lab.example.`,
  )
}

/** Returns links to the same pages that stay in a suite. */
export function withSuite(links: Links, suite: string): Links {
  return {
    ...links,
    dashboard: addView(links.dashboard, { suite }),
    model: (id, other = suite) => links.model(id, other),
    compare: (ids, other = suite) => links.compare(ids, other),
  }
}

function suiteParameter(separator: '?' | '&', suite: string | undefined): string {
  return suite === undefined ? '' : `${separator}${SUITE_PARAMETER}=${encodeURIComponent(suite)}`
}
