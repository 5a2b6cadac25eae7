/** The addresses that widgets link to. */
export interface Links {
  readonly dashboard: string
  /** The page where readers can support the evaluations. */
  readonly sponsor: string
  readonly model: (id: string) => string
  readonly compare: (ids: readonly string[]) => string
}

/**
 * Returns links to the pages of the lab's site.
 *
 * @param siteUrl the address of the site without a slash at the end; empty on the site itself
 */
export function siteLinks(siteUrl = ''): Links {
  return {
    dashboard: `${siteUrl}/`,
    sponsor: `${siteUrl}/sponsor`,
    model: (id) => `${siteUrl}/model/${encodeURIComponent(id)}`,
    compare: (ids) => `${siteUrl}/compare?models=${ids.map(encodeURIComponent).join(',')}`,
  }
}
