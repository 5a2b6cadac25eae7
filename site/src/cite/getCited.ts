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
import type { Cited } from './citation.ts'

/**
 * Returns what a citation of a view names. Its address shows the view as of the release.
 *
 * @param siteUrl the URL of the site without a trailing slash
 */
export function getCited(embedded: EmbeddedView, pinned: PinnedRelease, siteUrl: string): Cited {
  const { title, path, height } = getEmbedPage(embedded)
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
