import { isElement } from './isElement.ts'

/** One cell of a copied line. */
export interface CopiedCell {
  text: string
  readonly isHeader: boolean
  readonly span: number
}

/** A line of copied text, or a row of a table. */
export interface CopiedLine {
  readonly cells: CopiedCell[]
  readonly isRow: boolean
}

const HIDDEN = '[aria-hidden="true"], .tl-visually-hidden, noscript, svg, select, textarea'
/** The sentence that an upper bound is copied as, in place of the visible date. */
const DATE_TEXT = 'time[aria-hidden="true"] + .tl-visually-hidden'

/**
 * Reads the text of a range: a line for each block, with a cell for each cell of a table, and for each part of
 * a list item or a fact.
 */
export function readLines(range: Range, container: Element): CopiedLine[] {
  const lines: CopiedLine[] = [{ cells: [], isRow: false }]
  readChildren(container, 'block', { range, lines })
  return withoutEmpty(lines)
}

type Place = 'block' | 'row' | 'cell'

interface Reading {
  readonly range: Range
  readonly lines: CopiedLine[]
}

function readChildren(node: Node, within: Place, reading: Reading): void {
  for (const child of node.childNodes) {
    // A cell before the selection keeps its place, so that the others stay in their columns.
    if (!reading.range.intersectsNode(child) && !isCell(child)) continue
    if (isText(child)) append(selectedPart(child, reading.range), reading)
    else if (isElement(child) && isCopied(child)) readElement(child, within, reading)
  }
}

function isCopied(element: HTMLElement): boolean {
  return !element.matches(HIDDEN) || element.matches(DATE_TEXT)
}

function readElement(element: HTMLElement, within: Place, reading: Reading): void {
  const { display } = getComputedStyle(element)
  if (display === 'none') return
  const isInline = display.startsWith('inline') || display === 'contents'
  if (within === 'row') {
    const span = isCell(element) ? element.colSpan : 1
    const isHeader = element.matches('th, dt')
    reading.lines.at(-1)?.cells.push({ text: '', isHeader, span })
    readChildren(element, 'cell', reading)
  } else if (within === 'cell') {
    if (!isInline) append(' ', reading)
    readChildren(element, 'cell', reading)
  } else if (isInline) {
    readChildren(element, 'block', reading)
  } else {
    const isRow = element.localName === 'tr' || hasParts(element)
    reading.lines.push({ cells: [], isRow })
    readChildren(element, isRow ? 'row' : 'block', reading)
    reading.lines.push({ cells: [], isRow: false })
  }
}

function append(text: string, { lines }: Reading): void {
  const cells = lines.at(-1)?.cells
  if (cells?.length === 0) cells.push({ text: '', isHeader: false, span: 1 })
  const cell = cells?.at(-1)
  if (cell !== undefined) cell.text += text
}

function isText(node: Node): node is Text {
  return node.nodeType === node.TEXT_NODE
}

function isCell(node: Node): node is HTMLTableCellElement {
  return isElement(node) && node.matches('td, th')
}

/** Returns whether an element is a list item or a fact that consists of several elements, without text between them. */
function hasParts(element: Element): boolean {
  if (element.firstElementChild === element.lastElementChild) return false
  if (element.localName !== 'li' && element.firstElementChild?.localName !== 'dt') return false
  return [...element.childNodes].every((node) => !isText(node) || node.data.trim() === '')
}

function selectedPart(node: Text, range: Range): string {
  const start = node === range.startContainer ? range.startOffset : 0
  const end = node === range.endContainer ? range.endOffset : node.length
  return node.data.slice(start, end)
}

/** Collapses the white space, and removes lines without text. */
function withoutEmpty(lines: readonly CopiedLine[]): CopiedLine[] {
  return lines.flatMap(({ cells, isRow }) => {
    const tidied = cells.map((cell) => ({ ...cell, text: cell.text.replace(/\s+/g, ' ').trim() }))
    return tidied.some(({ text }) => text !== '') ? [{ cells: tidied, isRow }] : []
  })
}
