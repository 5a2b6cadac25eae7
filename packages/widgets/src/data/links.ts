/** Where a widget's links lead. */
export interface Links {
  readonly dashboard: string
  /** Where readers may support the evaluations. */
  readonly sponsor: string
  readonly model: (id: string) => string
  readonly compare: (ids: readonly string[]) => string
}

/**
 * Links to the pages of the lab's site.
 *
 * @param siteUrl the site's address without a slash at its end; empty on the site itself
 */
export function siteLinks(siteUrl = ''): Links {
  return {
    dashboard: `${siteUrl}/`,
    sponsor: `${siteUrl}/sponsor`,
    model: (id) => `${siteUrl}/model/${encodeURIComponent(id)}`,
    compare: (ids) => `${siteUrl}/compare?models=${ids.map(encodeURIComponent).join(',')}`,
  }
}
