/** One shape of a drawing, with the attributes that React knows it by. */
export interface LogoShape {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly shapes: readonly LogoShape[]
}

/** A drawing that a page can contain. */
export interface Logo {
  readonly viewBox: string
  readonly shapes: readonly LogoShape[]
}

const TOKEN = /<!--[^]*?-->|<\?xml[^>]*>|<\/?[a-z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>|[^<]+|</gi
const OPENING = /^<([a-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>$/i
const SHAPES = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']
/** Attributes that draw. Others could load something, or clash with the page. */
const DRAWING =
  /^(?:d|points|[cr]?[xy][12]?|r|width|height|transform|fill|fill-rule|fill-opacity|stroke|stroke-(?:width|linecap|linejoin|miterlimit|dasharray|opacity)|opacity)$/

/**
 * Parses an SVG file of shapes.
 *
 * @returns undefined when it has anything else, such as a style, a script, a text or an image
 */
export function parseLogo(svg: string): Logo | undefined {
  const stack: { readonly tag: string; readonly shapes: LogoShape[] }[] = [{ tag: '', shapes: [] }]
  let viewBox: string | undefined
  for (const token of svg.match(TOKEN) ?? []) {
    if (/^(?:<!--|<\?)/.test(token) || token.trim() === '') continue
    const open = stack.at(-1)
    if (open === undefined) return undefined
    if (token.toLowerCase() === `</${open.tag}>`) {
      stack.pop()
      continue
    }
    const [, tag = '', attributes = '', end] = OPENING.exec(token) ?? []
    const values = readAttributes(attributes)
    if (tag === 'svg' && stack.length === 1 && viewBox === undefined) {
      viewBox = values['viewBox'] ?? ''
      stack.push({ tag, shapes: open.shapes })
      continue
    }
    if (stack.length === 1 || !SHAPES.includes(tag)) return undefined
    const drawn = toDrawn(values)
    if (drawn === undefined) return undefined
    const shapes: LogoShape[] = []
    open.shapes.push({ tag, attributes: drawn, shapes })
    if (end === '') stack.push({ tag, shapes })
  }
  const shapes = stack[0]?.shapes ?? []
  const isWhole = stack.length === 1 && /^[-\d. ]+$/.test(viewBox ?? '') && shapes.length > 0
  return isWhole ? { viewBox: viewBox ?? '', shapes } : undefined
}

/** Adds the accent to a drawing for the places that show it as a file. */
export function toIcon(svg: string, { light, dark }: Readonly<Record<'light' | 'dark', string>>) {
  const style = `<style>:root{color:${light}}@media(prefers-color-scheme:dark){:root{color:${dark}}}</style>`
  return svg.replace(/<svg[^>]*>/, (opening) => opening + style)
}

function readAttributes(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** Returns the attributes with React's names; undefined if one of them does not draw. */
function toDrawn(values: Readonly<Record<string, string>>) {
  if (!Object.keys(values).every((name) => DRAWING.test(name))) return undefined
  if (Object.values(values).some((value) => /url\s*\(/i.test(value))) return undefined
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}
