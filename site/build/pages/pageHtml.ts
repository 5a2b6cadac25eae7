import { escapeHtml } from '../../src/embed/escapeHtml.ts'
import { toDocumentTitle } from '../../src/page/useDocumentTitle.ts'
import { PAGE_DATA_ID } from '../../src/releases/pageData.ts'
import { serializeData } from './headTags.ts'
import type { SitePage } from './sitePage.ts'
import { toAddress } from '../../src/address/toAddress.ts'

/** The element that React renders the page into. */
const ROOT = '<div id="root"></div>'

/** The tags with which the bundler loads the code of every page. */
const CODE = /\s*<(?:script type="module"[^<>]*><\/script|link rel="modulepreload"[^<>]*)>/g

/** The parts of a page that its template lacks. */
export interface PageParts {
  readonly page: SitePage
  /** HTML that React can hydrate. */
  readonly body: string
  /** Further HTML of the head. */
  readonly head: string
  /** Files with the code of the page, which the browser loads beside those that every page loads. */
  readonly scripts: readonly string[]
  /** The address of the release that the page shows. */
  readonly figuresUrl: string
  /** The address that a view of the page reads; undefined when it reads a backend. */
  readonly latestUrl: string | undefined
}

/**
 * Inserts a rendered page into the template of the build. It adds no inline script and no style attribute, which
 * the site's policy forbids: a style becomes `data-style`, which `public/shell.js` applies, or without script
 * the stylesheet of `plainStyles`.
 *
 * What the first paint needs comes first: browsers load at most six files at once over HTTP/1.1, so the code
 * stands last.
 */
export function pageHtml(
  template: string,
  { page, body, head, scripts, figuresUrl, latestUrl }: PageParts,
): string {
  const { path, suite, hasFigures, title, description } = page
  const place = attributes({ path: toAddress(path), suite })
  const prefetch = hasFigures
    ? `<script src="${toAddress('/prefetch.js')}" ${place} ${attributes({ figures: figuresUrl, latest: latestUrl })}></script>\n    `
    : ''
  const documentTitle = escapeHtml(toDocumentTitle(title))
  const code = [
    ...(template.match(CODE) ?? []).map((tag) => tag.trim()),
    ...scripts.map(preloadTag),
  ]
  return template
    .replace(CODE, '')
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
        `<div id="root" ${place}${hasFigures ? ' data-figures' : ''}>${withoutStyles(fillSlots(body, page))}</div>\n    ` +
        [`${dataBlock(page)}<script src="${toAddress('/shell.js')}"></script>`, ...code].join(
          '\n    ',
        ),
    )
}

function preloadTag(file: string): string {
  return `<link rel="modulepreload" crossorigin href="${escapeHtml(toAddress(`/${file}`))}" />`
}

/** The data of the page, which the site's policy allows because it is no script. */
function dataBlock({ data }: SitePage): string {
  if (data === undefined) return ''
  return `<script type="application/json" id="${PAGE_DATA_ID}">${serializeData(data)}</script>\n    `
}

/** Fills the empty `noscript` elements of a page, whose content React never touches. */
function fillSlots(body: string, { withoutScript = {} }: SitePage): string {
  return body.replace(
    /<noscript id="([\w-]+)"><\/noscript>/g,
    (slot, id: string) => `<noscript id="${id}">${withoutScript[id] ?? ''}</noscript>`,
  )
}

/** Keeps the style attributes of HTML, which the site's policy forbids, as `data-style`. */
export function withoutStyles(html: string): string {
  return html.replace(/(<[^<>]*) style="/g, '$1 data-style="')
}

function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`data-${name}="${escapeHtml(value)}"`],
    )
    .join(' ')
}
