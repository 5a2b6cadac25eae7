import { name, slug } from '#lab'

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
export function citeAsText({ title, publishedOn, digest, url }: Cited): string {
  const year = publishedOn.slice(0, 4)
  return `${name} (${year}). ${title}. Release of ${publishedOn}, SHA-256 ${digest}. ${url}`
}

/** Formats a citation for BibTeX. */
export function citeAsBibtex({ title, publishedOn, digest, url }: Cited): string {
  const [year = '', month = ''] = publishedOn.split('-')
  return [
    `@misc{${slug}-${publishedOn},`,
    `  author       = {{${escapeLatex(name)}}},`,
    `  title        = {${escapeLatex(title)}},`,
    `  year         = {${year}},`,
    `  month        = ${MONTHS[Number(month) - 1] ?? 'jan'},`,
    `  version      = {${publishedOn}},`,
    `  howpublished = {\\url{${url}}},`,
    `  note         = {SHA-256 of the release: ${digest}}`,
    '}',
  ].join('\n')
}

/** Formats a citation as a Citation File Format file, version 1.2.0. */
export function citeAsCff({ title, publishedOn, digest, url }: Cited): string {
  // A JSON string is a YAML string.
  return [
    'cff-version: 1.2.0',
    'message: "If you use these figures, please cite them as below."',
    'type: dataset',
    `title: ${JSON.stringify(title)}`,
    'authors:',
    `  - name: ${JSON.stringify(name)}`,
    `version: ${JSON.stringify(publishedOn)}`,
    `date-released: ${publishedOn}`,
    `url: ${JSON.stringify(url)}`,
    'identifiers:',
    '  - type: other',
    `    value: "sha256:${digest}"`,
    '    description: "SHA-256 of the release"',
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
