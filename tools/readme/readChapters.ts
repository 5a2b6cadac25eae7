/** A part of a README below one heading. */
export interface Chapter {
  readonly title: string
  /** The anchor that GitHub gives to its heading. */
  readonly anchor: string
  /** 1 for the start of the document, 2 for `##`, 3 for `###`. */
  readonly level: number
  /** The text below its heading, up to the next one. */
  readonly text: string
}

/** A block of code, whose lines may look like headings, or a heading. */
const PART = /^```[\s\S]*?^```$|^(#{1,3}) (.+)$/gm
const COMMENT = /<!--[\s\S]*?-->\n*/g

/** Splits a README at its headings, in their order. */
export function readChapters(readme: string): Chapter[] {
  const headings = [...readme.matchAll(PART)].filter(([, marks]) => marks !== undefined)
  return headings.map(({ 0: line, 1: marks = '', 2: title = '', index }, at) => ({
    title,
    anchor: toAnchor(title),
    level: marks.length,
    text: readme
      .slice(index + line.length, headings[at + 1]?.index)
      .replace(COMMENT, '')
      .trim(),
  }))
}

function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}
