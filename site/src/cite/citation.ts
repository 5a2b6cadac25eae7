import { name, slug } from '#lab'

import { citeTexts } from '#texts/cite.ts'

import { EMBED_FOLDER } from '../embed/embedPage.ts'
import { withoutIsolates } from '../texts/isolate.ts'

/** What a citation names. */
export interface Cited {
  /** The title of the page. */
  readonly title: string
  /** The day of the release, YYYY-MM-DD. */
  readonly publishedOn: string
  /** The SHA-256 of the release. */
  readonly digest: string
  /** An address that shows this release and no later one. */
  readonly url: string
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** Formats a citation as one line of text. */
export function citeAsText({ title: given, publishedOn, digest, url }: Cited): string {
  const title = withoutIsolates(given)
  const year = publishedOn.slice(0, 4)
  return citeTexts.line({ lab: name, year, title, date: publishedOn, digest, url })
}

/** The first digits of a digest, by which readers tell the releases of one day apart. */
const DIGEST_LENGTH = 8

/** Returns the key of an entry, which differs for each view of each release: entries with one key replace each other. */
function createKey({ publishedOn, digest, url }: Omit<Cited, 'title'>): string {
  const { pathname, searchParams } = new URL(url)
  const settings = [...searchParams].filter(([name]) => name !== 'src' && name !== 'lang')
  const path = pathname.split(EMBED_FOLDER).at(-1)?.split('/') ?? []
  const view = [...path, ...settings.flat()]
  const words = view.map((part) => part.replace(/[^A-Za-z0-9.]+/g, '-').replace(/^-|-$/g, ''))
  const isWhole = view.every((part, index) => part === words[index])
  return [
    `${slug}-${publishedOn}-${digest.slice(0, DIGEST_LENGTH)}`,
    ...words.filter((word) => word !== ''),
    // What a key cannot contain still tells two views apart.
    ...(isWhole ? [] : [hashText(view.join('\n'))]),
  ].join('_')
}

/** Returns eight hexadecimal digits that differ for nearly all texts (FNV-1a). */
function hashText(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Formats a citation for BibTeX. */
export function citeAsBibtex({ title, publishedOn, digest, url }: Cited): string {
  const [year = '', month = ''] = publishedOn.split('-')
  return [
    `@misc{${createKey({ publishedOn, digest, url })},`,
    `  author       = {{${escapeLatex(name)}}},`,
    // Bibliography styles would write the names of models in small letters.
    `  title        = {{${escapeLatex(withoutIsolates(title))}}},`,
    `  year         = {${year}},`,
    `  month        = ${MONTHS[Number(month) - 1] ?? 'jan'},`,
    `  version      = {${publishedOn}},`,
    `  howpublished = {\\url{${url}}},`,
    `  note         = {${citeTexts.digest({ digest })}}`,
    '}',
  ].join('\n')
}

/** Formats a citation as a Citation File Format file, version 1.2.0. */
export function citeAsCff({ title, publishedOn, digest, url }: Cited): string {
  // A JSON string is a YAML string.
  return [
    'cff-version: 1.2.0',
    `message: ${JSON.stringify(citeTexts.message)}`,
    'type: dataset',
    `title: ${JSON.stringify(withoutIsolates(title))}`,
    'authors:',
    `  - name: ${JSON.stringify(name)}`,
    `version: ${JSON.stringify(publishedOn)}`,
    `date-released: ${publishedOn}`,
    `url: ${JSON.stringify(url)}`,
    'identifiers:',
    '  - type: other',
    `    value: "sha256:${digest}"`,
    `    description: ${JSON.stringify(citeTexts.digestName)}`,
  ].join('\n')
}

const LATEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

function escapeLatex(text: string): string {
  return text.replace(/[\\~^&%$#_{}]/g, (character) => LATEX[character] ?? `\\${character}`)
}
