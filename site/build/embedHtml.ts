import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Lab } from './lab/readLab.ts'
import { toLanguageAttributes } from './lab/toLanguageAttributes.ts'
import { FIGURES_CLASS, type EmbedPage } from '../src/embed/embedPage.ts'
import { escapeHtml } from '../src/embed/escapeHtml.ts'
import { oembedPath, withSuite } from './oembedResponse.ts'

const CANONICAL = 'rel="canonical"'
const TEMPLATE = resolve(import.meta.dirname, 'embed.html')

/** What frames show of the lab, and the path of the site on its host, with a slash at its end. */
export interface FrameLook extends Pick<Lab, 'name' | 'accent'> {
  readonly base: string
}

/** What frames show of the lab, and their language unless a setting chooses another one. */
export interface FrameSite extends FrameLook, Pick<Lab, 'language'> {}

/** Renders the page of a frame, without the links that depend on the site's URL. */
export async function embedHtml(page: EmbedPage, script: string, look: FrameSite): Promise<string> {
  const values = {
    ...toValues(look),
    title: page.title,
    widget: page.widget,
    model: page.modelId ?? '',
    suite: page.suiteId ?? '',
    language: page.language ?? '',
    page: look.base + page.sitePath.slice(1),
    script,
  }
  const template = await readFile(TEMPLATE, 'utf8')
  return fill(template, values).replace(
    '<html lang="en">',
    `<html ${toLanguageAttributes(page.language ?? look.language)}>`,
  )
}

/** Figures to put into the HTML of a frame's page. */
export interface FrameFigures {
  /** The widget with its figures, without style attributes, which the site's policy forbids. */
  readonly html: string
  /** The id of their suite. */
  readonly suite: string | undefined
  /** Whether chosen models may choose another suite. */
  readonly isDefault: boolean
  /** File name of their styles. */
  readonly styles: string
  /** File name of further styles for readers without script. */
  readonly plainStyles: string
}

/**
 * Adds figures to the HTML of a frame's page, until the script of the page replaces them. The scripts of the widget
 * stand at the end of the template, so that browsers load the styles of the figures first.
 */
export function insertFigures(
  html: string,
  { html: figures, suite = '', isDefault, styles, plainStyles }: FrameFigures,
  base: string,
): string {
  const data = `data-suite="${escapeHtml(suite)}"${isDefault ? ' data-default' : ''}`
  const head =
    `<script src="${base}embed/v1/prerendered.js" ${data}></script>\n    ` +
    `<link rel="stylesheet" href="${base}embed/${styles}" />\n    ` +
    `<noscript><link rel="stylesheet" href="${base}embed/${plainStyles}" /></noscript>`
  return html
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(
      /(<main[^>]*>)\s*/,
      (_, main: string) => `${main}<div class="${FIGURES_CLASS}">${figures}</div>`,
    )
}

function toValues({ name, accent, base }: FrameLook) {
  return { lab: name, base, accent: accent.light, accentDark: accent.dark }
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (slot, key: string) =>
    key in values ? escapeHtml(values[key] ?? '') : slot,
  )
}

/** Returns the hash that a Content-Security-Policy allows the frame's inline styles by. */
export async function frameStyleHash(look: FrameLook): Promise<string> {
  const template = fill(await readFile(TEMPLATE, 'utf8'), toValues(look))
  const [, style] = /<style>([^]*?)<\/style>/.exec(template) ?? []
  if (style === undefined) throw new Error('embed.html has no style element.')
  // Browsers normalise line endings before they hash.
  const text = style.replaceAll('\r\n', '\n')
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** Where the links of a page lead. */
interface LinkedPlace {
  /** The public URL of the site; undefined without one. */
  readonly siteUrl: string | undefined
  /** The id of the suite that they name; undefined for none. */
  readonly suite?: string | undefined
}

/** Adds the canonical link and the oEmbed link; both need the site's URL. */
export function withLinks(html: string, page: EmbedPage, { siteUrl, suite }: LinkedPlace): string {
  if (siteUrl === undefined || html.includes(CANONICAL)) return html
  const canonical = `<link ${CANONICAL} href="${escapeHtml(withSuite(siteUrl + page.sitePath, suite))}" />`
  return html.replace(
    '</head>',
    () => `  ${canonical}\n    ${oembedLink(page, siteUrl, suite)}\n  </head>`,
  )
}

/**
 * Returns the link by which oEmbed consumers discover a page's response.
 *
 * @param suite the id of the suite that it names; undefined for none
 */
export function oembedLink(page: EmbedPage, siteUrl: string, suite?: string): string {
  const href = escapeHtml(withSuite(siteUrl + oembedPath(page), suite))
  const title = escapeHtml(page.title)
  return `<link rel="alternate" type="application/json+oembed" href="${href}" title="${title}" />`
}
