import { escapeHtml } from '../../src/embed/escapeHtml.ts'
import { toDocumentTitle } from '../../src/useDocumentTitle.ts'
import type { SitePage } from './sitePage.ts'

/** The element that React renders the page into. */
const ROOT = '<div id="root"></div>'

/** The parts of a page that its template lacks. */
export interface PageParts {
  readonly page: SitePage
  /** HTML that React can hydrate. */
  readonly body: string
  /** Further HTML of the head. */
  readonly head: string
  /** The address of the release that the page shows. */
  readonly figuresUrl: string
}

/**
 * Inserts a rendered page into the template of the build. It adds no inline script and no style attribute, which
 * the site's policy forbids: a style becomes `data-style`, which `public/shell.js` applies, or without script
 * the stylesheet of `plainStyles`.
 */
export function pageHtml(template: string, { page, body, head, figuresUrl }: PageParts): string {
  const { path, suite, hasFigures, title, description } = page
  const data = [
    `data-path="${escapeHtml(path)}"`,
    ...(suite === undefined ? [] : [`data-suite="${escapeHtml(suite)}"`]),
    ...(hasFigures ? ['data-figures'] : []),
  ]
  const prefetch = hasFigures
    ? `<script src="/prefetch.js" data-path="${escapeHtml(path)}" data-url="${escapeHtml(figuresUrl)}"></script>\n    `
    : ''
  const documentTitle = escapeHtml(toDocumentTitle(title))
  return template
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${documentTitle}</title>\n    ${prefetch}${head}`,
    )
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, start: string) => start + escapeHtml(description),
    )
    .replace(
      ROOT,
      () =>
        `<div id="root" ${data.join(' ')}>${withoutStyles(fillSlots(body, page))}</div>\n    ` +
        '<script src="/shell.js"></script>',
    )
}

/** Fills the empty `noscript` elements of a page, whose content React never touches. */
function fillSlots(body: string, { withoutScript = {} }: SitePage): string {
  return body.replace(
    /<noscript id="([\w-]+)"><\/noscript>/g,
    (slot, id: string) => `<noscript id="${id}">${withoutScript[id] ?? ''}</noscript>`,
  )
}

function withoutStyles(html: string): string {
  return html.replace(/(<[^<>]*) style="/g, '$1 data-style="')
}
