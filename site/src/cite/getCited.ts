import { exportTexts } from '#texts/exporting.tsx'
import { findSuite, type Suite } from '@transparency-lab/widgets/domain'
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

/** The release to cite, and where it is. */
interface CitedRelease {
  readonly pinned: PinnedRelease
  /** The URL of the site without a trailing slash. */
  readonly siteUrl: string
  /** The suites by whose title the figures are cited; empty when they are not known. */
  readonly suites: readonly Suite[]
}

/** Returns what a citation of a view names. Its address shows the view as of the release. */
export function getCited(embedded: EmbeddedView, { pinned, siteUrl, suites }: CitedRelease): Cited {
  // A cited address outlives the page of a suite that the site no longer has.
  const { title, path, height } =
    embedded.widget === 'leaderboard' ? EMBED_PAGES.leaderboard : getEmbedPage(embedded)
  const suite = getCitedSuite(embedded, suites)
  const settings = toFrameSettings(embedded, {
    ...DEFAULT_CHOICES,
    show: getEmbeddedShow(embedded),
    height,
    pinned,
  })
  return {
    title: suite === undefined ? title : exportTexts.tableTitle({ title, suite: suite.title }),
    publishedOn: pinned.publishedOn,
    digest: getDigest(pinned.figures),
    url: buildFrameUrl(new URL(siteUrl + path), settings).href,
  }
}

/** Returns the suite of a view. Without the id of one, only a leaderboard is known to show the first. */
function getCitedSuite(embedded: EmbeddedView, suites: readonly Suite[]): Suite | undefined {
  if (embedded.widget === 'leaderboard') return findSuite(suites, embedded.view.suite)
  return suites.find(({ id }) => id === embedded.suite)
}
