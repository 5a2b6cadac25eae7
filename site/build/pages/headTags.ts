import { name } from '#lab'
import { escapeHtml } from '../../src/embed/escapeHtml.ts'
import { PICTURE_SIZE } from '../pictures/createPictures.ts'
import type { SitePage } from './sitePage.ts'

/** A picture for link previews. */
export interface PreviewPicture {
  /** Path from the root of the site. */
  readonly path: string
  readonly text: string
}

/** The parts of a head that depend on the build. */
export interface HeadOptions {
  /** The public URL of the site; without it, nothing that needs an absolute URL is written. */
  readonly siteUrl: string | undefined
  /** JSON-LD objects. */
  readonly data: readonly object[]
  readonly picture: PreviewPicture | undefined
  /** The path of the stylesheet for readers without script. */
  readonly plainStyles: string
}

/** Returns the tags that search engines and link previews read. */
export function headTags(page: SitePage, options: HeadOptions): string {
  const { siteUrl, data, picture, plainStyles } = options
  const { canonicalPath, headline, description } = page
  const isListed = canonicalPath !== ''
  const url = siteUrl === undefined || !isListed ? undefined : siteUrl + canonicalPath
  const image = siteUrl === undefined || picture === undefined ? undefined : siteUrl + picture.path
  const properties = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': headline,
    'og:description': description,
    ...(url !== undefined && { 'og:url': url }),
    ...(image !== undefined && {
      'og:image': image,
      'og:image:type': 'image/png',
      'og:image:width': String(PICTURE_SIZE.width),
      'og:image:height': String(PICTURE_SIZE.height),
      'og:image:alt': picture?.text ?? '',
    }),
  }
  const names = {
    'twitter:card': image === undefined ? 'summary' : 'summary_large_image',
    ...(image !== undefined && { 'twitter:image:alt': picture?.text ?? '' }),
    ...(!isListed && { robots: 'noindex' }),
  }
  return [
    ...(url === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(url)}" />`]),
    ...Object.entries(properties).map(([key, text]) => metaTag('property', key, text)),
    ...Object.entries(names).map(([key, text]) => metaTag('name', key, text)),
    ...data.map((object) => `<script type="application/ld+json">${serializeData(object)}</script>`),
    `<noscript><link rel="stylesheet" href="${escapeHtml(plainStyles)}" /></noscript>`,
  ].join('\n    ')
}

function metaTag(kind: 'name' | 'property', key: string, text: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(text)}" />`
}

/** Serializes JSON that cannot end its element. */
export function serializeData(object: object): string {
  return JSON.stringify(object).replaceAll('<', '\\u003c')
}
