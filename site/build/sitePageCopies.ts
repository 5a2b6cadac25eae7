import { LEADERBOARD_PAGE, type EmbedPage } from '../src/embed/embedPage.ts'
import { escapeHtml } from '../src/embed/escapeHtml.ts'
import { PATHS } from '../src/paths.ts'
import { answerLink } from './embedHtml.ts'
import { withoutFirstPaint } from './shellHtml.ts'

/**
 * The site's pages as files of their own, for hosts that answer `/compare` with `compare.html`. They
 * are all the same page, without what is the dashboard's alone, but for the link to their oEmbed answer, which whoever looks for it reads
 * without running a script: without these, every page would announce the leaderboard.
 *
 * @param index the site's index.html, which holds the link of the leaderboard
 */
export function sitePageCopies(
  index: string,
  pages: readonly EmbedPage[],
  siteUrl: string,
): ReadonlyMap<string, string> {
  const own = answerLink(LEADERBOARD_PAGE, siteUrl)
  const blank = withoutFirstPaint(index)
  const others = pages.filter(({ sitePath }) => sitePath !== PATHS.dashboard)
  const withoutAnswer = Object.values(PATHS).filter(
    (path) => !/[:*]/.test(path) && path !== PATHS.dashboard,
  )
  return new Map([
    ...withoutAnswer.map((path) => [fileOf(path), blank.replace(own, '')] as const),
    ...others.map((page) => {
      const named = blank.replace(/<title>[^<]*<\/title>/, () => titleOf(page))
      return [fileOf(page.sitePath), named.replace(own, () => answerLink(page, siteUrl))] as const
    }),
  ])
}

function fileOf(path: string): string {
  return `${path.slice(1)}.html`
}

function titleOf({ title }: EmbedPage): string {
  return `<title>${escapeHtml(title)} · Transparency Lab</title>`
}
