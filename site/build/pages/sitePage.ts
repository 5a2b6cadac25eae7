import type { PageData } from '../../src/releases/pageData.ts'
import type { PictureContent } from '../pictures/pictureContent.ts'

/** One page of the built site, as search engines and link previews know it. */
export interface SitePage {
  /** The path at which the page is rendered, from the root of the site. */
  readonly path: string
  /** The name of its file: static hosts answer `/a` with `a.html` without a redirect. */
  readonly fileName: string
  /** The title of the document, without the name of the site. */
  readonly title: string
  /** The title of a link preview, with figures. */
  readonly headline: string
  readonly description: string
  /** The path of the page that search engines list instead; mostly the page's own, and empty for none. */
  readonly canonicalPath: string
  /** Whether the page shows figures. */
  readonly hasFigures: boolean
  /** The module of `src/routes` with the code of the page; undefined when every page loads it. */
  readonly route?: string
  /** The suite that the page shows, so that an address with this suite shows the same. */
  readonly suite?: string | undefined
  /** The day on which the page's content changed, YYYY-MM-DD; undefined when it is unknown. */
  readonly changedOn?: string | undefined
  /** The path from the dashboard to the page, for breadcrumbs; empty for the dashboard. */
  readonly trail: readonly Crumb[]
  /** The picture of the page in link previews; undefined for none. */
  readonly picture?: PictureContent | undefined
  /** What the page has besides its figures. */
  readonly data?: PageData | undefined
  /** HTML for readers without script, keyed by the id of the `noscript` element that contains it. */
  readonly withoutScript?: Readonly<Record<string, string>>
}

/** One step of a breadcrumb trail. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** Returns the name of the file that static hosts answer a path with. */
export function toFileName(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}
