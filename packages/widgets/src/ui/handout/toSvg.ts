import { FONT, type Drawing, type Shape } from './drawing.ts'
import { escapeMarkup } from './handoutTexts.ts'

/** Writes a drawing as an SVG document. Every text in it is text, so that people can search, copy and edit it. */
export function toSvg(drawing: Drawing): string {
  const { width, height, dir, locale, title, description, shapes } = drawing
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description" xml:lang="${toText(locale.replace(/-u-.*/, ''))}" direction="${dir}" font-family="${FONT}">`,
    `<title id="title">${toText(title)}</title>`,
    `<desc id="description">${toText(description)}</desc>`,
    `<rect width="${width}" height="${height}" fill="white"/>`,
    ...shapes.map(toElement),
    '</svg>\n',
  ].join('\n')
}

function toElement(shape: Shape): string {
  switch (shape.kind) {
    case 'text':
      return `<text x="${shape.x}" y="${shape.y}" font-size="${shape.size}"${shape.isBold ? ' font-weight="600"' : ''} fill="${shape.ink}" text-anchor="${shape.anchor}">${toText(shape.text)}</text>`
    case 'line': {
      const [x1, y1] = shape.from
      const [x2, y2] = shape.to
      const dots = shape.isDotted ? ` stroke-dasharray="${getDots(shape.width).join(' ')}"` : ''
      return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${shape.ink}" stroke-width="${shape.width}"${dots}/>`
    }
    case 'dot':
      return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" fill="${shape.isOpen ? 'white' : shape.ink}" stroke="${shape.ink}" stroke-width="1.5"/>`
  }
}

/** The lengths of the dots of a line and of the gaps between them. */
export function getDots(width: number): readonly [number, number] {
  return [width, width]
}

/** Characters that no XML document may contain, escaped or not. */
// eslint-disable-next-line no-control-regex -- most of them are control characters
const NOT_IN_XML = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu

function toText(text: string): string {
  return escapeMarkup(text.replace(NOT_IN_XML, ''))
}
