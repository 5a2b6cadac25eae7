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

/** Adds the suite of a page to an address of it. */
export function withSuite(url: string, { suite }: EmbedPage): string {
  return suite === undefined ? url : `${url}?suite=${encodeURIComponent(suite)}`
}

/** Builds the oEmbed response for a page of the site at `siteUrl`. */
export function oembedResponse(page: EmbedPage, siteUrl: string): OembedResponse {
  const { title, path, height } = page
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Transparency Lab',
    provider_url: `${siteUrl}/`,
    cache_age: CACHE_AGE_S,
    html: plainFrame({ src: withSuite(siteUrl + path, page), title, height }),
    width: WIDTH,
    height,
  }
}
