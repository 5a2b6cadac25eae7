import { LEADERBOARD_PAGE, type EmbedPage } from '../src/embed/embedPage.ts'
import { escapeHtml } from '../src/embed/escapeHtml.ts'
import { PATHS } from '../src/paths.ts'
import { oembedLink } from './embedHtml.ts'
import { withoutPrerender } from './shellHtml.ts'

/**
 * Copies index.html to one file for each page, for hosts that answer `/compare` with `compare.html`.
 * Each copy has its own oEmbed link, because oEmbed consumers run no script and would otherwise find
 * the leaderboard on every page. The copies lack the prerendered dashboard.
 *
 * @param index the site's index.html, with the oEmbed link of the leaderboard
 */
export function sitePageCopies(
  index: string,
  pages: readonly EmbedPage[],
  siteUrl: string,
): ReadonlyMap<string, string> {
  const own = oembedLink(LEADERBOARD_PAGE, siteUrl)
  const blank = withoutPrerender(index)
  const others = pages.filter(({ sitePath }) => sitePath !== PATHS.dashboard)
  const pathsWithoutOembed = Object.values(PATHS).filter(
    (path) => !/[:*]/.test(path) && path !== PATHS.dashboard,
  )
  return new Map([
    ...pathsWithoutOembed.map((path) => [toFileName(path), blank.replace(own, '')] as const),
    ...others.map((page) => {
      const named = blank.replace(/<title>[^<]*<\/title>/, () => toTitleTag(page))
      return [
        toFileName(page.sitePath),
        named.replace(own, () => oembedLink(page, siteUrl)),
      ] as const
    }),
  ])
}

function toFileName(path: string): string {
  return `${path.slice(1)}.html`
}

function toTitleTag({ title }: EmbedPage): string {
  return `<title>${escapeHtml(title)} · Transparency Lab</title>`
}
