import { EMBED_FOLDER, type EmbedPage } from '../src/embed/embedPage.ts'
import { plainFrame } from '../src/embed/plainFrame.ts'

const WIDTH = 800
const CACHE_AGE_S = 86_400

/** The oEmbed response for the URL of a page: https://oembed.com, type "rich". */
export interface OembedResponse {
  readonly version: '1.0'
  readonly type: 'rich'
  readonly title: string
  readonly provider_name: string
  readonly provider_url: string
  /** Seconds. */
  readonly cache_age: number
  readonly html: string
  /** Pixels, as the height. */
  readonly width: number
  readonly height: number
}

/** The path of a page's oEmbed response, from the root of the site. */
export function oembedPath({ path }: EmbedPage): string {
  return `${EMBED_FOLDER}oembed/${path.slice(EMBED_FOLDER.length)}.json`
}

/** Adds a suite to an address; undefined leaves it as it is. */
export function withSuite(url: string, suite: string | undefined): string {
  return suite === undefined ? url : `${url}?suite=${encodeURIComponent(suite)}`
}

/** The site that an oEmbed response names. */
export interface OembedSite {
  /** The name of the lab. */
  readonly name: string
  /** The public URL, without a slash at its end. */
  readonly url: string
}

/**
 * Builds the oEmbed response for a page of a site.
 *
 * @param suite the id of the suite that the frame shows; undefined for the one that the page chooses
 */
export function oembedResponse(page: EmbedPage, site: OembedSite, suite?: string): OembedResponse {
  const { title, path, height } = page
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: site.name,
    provider_url: `${site.url}/`,
    cache_age: CACHE_AGE_S,
    html: plainFrame({ src: withSuite(site.url + path, suite), title, height }),
    width: WIDTH,
    height,
  }
}
