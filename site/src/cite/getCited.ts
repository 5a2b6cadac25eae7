import { getDigest } from '../changes/changeRecord.ts'
import {
  DEFAULT_CHOICES,
  getEmbeddedShow,
  getEmbedPage,
  toFrameSettings,
  type EmbeddedView,
} from '../embed/embeddedView.ts'
import type { PinnedRelease } from '../embed/embeddedView.ts'
import { buildFrameUrl } from '../embed/frameSettings.ts'
import { EMBED_PAGES } from '../embed/siteEmbedPages.ts'
import type { Cited } from './citation.ts'

/**
 * Returns what a citation of a view names. Its address shows the view as of the release.
 *
 * @param siteUrl the URL of the site without a trailing slash
 */
export function getCited(embedded: EmbeddedView, pinned: PinnedRelease, siteUrl: string): Cited {
  // A cited address outlives the page of a suite that the site no longer has.
  const { title, path, height } =
    embedded.widget === 'leaderboard' ? EMBED_PAGES.leaderboard : getEmbedPage(embedded)
  const settings = toFrameSettings(embedded, {
    ...DEFAULT_CHOICES,
    show: getEmbeddedShow(embedded),
    height,
    pinned,
  })
  return {
    title,
    publishedOn: pinned.publishedOn,
    digest: getDigest(pinned.figures),
    url: buildFrameUrl(new URL(siteUrl + path), settings).href,
  }
}
