import { escapeHtml } from '../../src/embed/escapeHtml.ts'
import type { SitePage } from './sitePage.ts'

/** The limit of the format. */
const MAX_URLS = 50_000

/**
 * Returns the sitemap of the pages that search engines should list, with the day of the last change of those
 * that have one.
 *
 * @throws RangeError when there are more pages than one sitemap may have
 */
export function sitemap(pages: readonly SitePage[], siteUrl: string): string {
  const listed = pages.filter(({ path, canonicalPath }) => path === canonicalPath)
  if (listed.length > MAX_URLS) {
    throw new RangeError(`A sitemap has at most ${MAX_URLS} URLs, not ${listed.length}.`)
  }
  const urls = listed.map(({ path, changedOn }) => {
    const date = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`
    return `  <url><loc>${escapeHtml(siteUrl + path)}</loc>${date}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

/** Returns robots.txt, which allows every page and names the sitemap. */
export function robots(siteUrl: string | undefined): string {
  const rules = 'User-agent: *\nAllow: /\n'
  return siteUrl === undefined ? rules : `${rules}\nSitemap: ${siteUrl}/sitemap.xml\n`
}
