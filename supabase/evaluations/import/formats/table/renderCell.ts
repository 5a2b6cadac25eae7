import type { Token } from 'markdown-it'

const EXPONENT = /(?:^|[^\d.])10$/
const SIGN = /^[+\-−]/
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉'
const FOOTNOTE_LINK = /^\^\S+$/
const TAG = /^<(\/?)([a-z][a-z0-9]*)/i

interface Part {
  readonly tag: string
  text: string
}

/**
 * Renders the content of a Markdown cell as the text that a reader sees. A superscript is a footnote and is
 * left out, unless it is an exponent or an error. Struck-out text keeps its marks, since it no longer holds.
 */
export function renderCell(tokens: readonly Token[]): string {
  const root: Part = { tag: '', text: '' }
  const open: Part[] = [root]
  const write = (text: string) => {
    const part = open.at(-1) ?? root
    part.text += text
  }
  const close = (tag: string) => {
    const part = open.at(-1)
    if (part === undefined || part === root || part.tag !== tag) return
    open.pop()
    write(renderPart(part, (open.at(-1) ?? root).text))
  }
  for (const { type, content, hidden } of tokens) {
    if (hidden) continue
    if (type === 'text' || type === 'code_inline' || type === 'text_special') write(content)
    else if (type === 'softbreak' || type === 'hardbreak') write(' ')
    else if (type === 's_open' || type === 's_close') write('~~')
    else if (type === 'link_open') open.push({ tag: 'link', text: '' })
    else if (type === 'link_close') close('link')
    else if (type === 'html_inline') renderTag(content, { open, write, close })
  }
  while (open.length > 1) close(open.at(-1)?.tag ?? '')
  return root.text || renderImages(tokens)
}

interface Writer {
  readonly open: Part[]
  readonly write: (text: string) => void
  readonly close: (tag: string) => void
}

function renderTag(content: string, { open, write, close }: Writer): void {
  const [, slash, name = ''] = TAG.exec(content) ?? []
  const tag = name.toLowerCase()
  if (tag === 'br') write(' ')
  else if (tag === 's' || tag === 'del' || tag === 'strike') write('~~')
  else if (tag !== 'sup' && tag !== 'sub') return
  else if (slash === '/') close(tag)
  else open.push({ tag, text: '' })
}

function renderPart({ tag, text }: Part, before: string): string {
  if (tag === 'link') return FOOTNOTE_LINK.test(text) ? '' : text
  if (text.includes('±')) return ` ${text}`
  if (tag === 'sup') return EXPONENT.test(before) || SIGN.test(text) ? `^${text}` : ''
  return text.replaceAll(/\d/g, (digit) => SUBSCRIPTS[Number(digit)] ?? digit)
}

/** Renders the alternative texts of images. They count only in a cell without other text. */
function renderImages(tokens: readonly Token[]): string {
  return tokens.map(({ type, content }) => (type === 'image' ? content : '')).join(' ')
}
