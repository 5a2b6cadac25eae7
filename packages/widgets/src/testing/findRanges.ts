/** Two numbers with a dash between them, with invisible marks. */
const RANGE = /([\d.,]+)[\u200e\u200f]*–[\u200e\u200f]*([\d.,]+)/g

/** An Arabic comma after a number, with invisible marks. */
const COMMA = /\d[%\u200e\u200f]*،/g

/**
 * The visible ranges of an element, and those of them whose low end stands at the right, or whose comma stands at the
 * right too, before the number that it follows.
 */
export function findRanges(root: Element): { readonly all: string[]; readonly reversed: string[] } {
  const all: string[] = []
  const reversed: string[] = []
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    for (const match of (node.textContent ?? '').matchAll(RANGE)) {
      const [text, low = '', high = ''] = match
      const end = match.index + text.length
      const lowBox = getBox(node, match.index, match.index + low.length)
      const highBox = getBox(node, end - high.length, end)
      if (lowBox.width === 0 || highBox.width === 0) continue
      all.push(text)
      if (lowBox.left >= highBox.left) reversed.push(text)
    }
    for (const { 0: text, index } of (node.textContent ?? '').matchAll(COMMA)) {
      const comma = getBox(node, index + text.length - 1, index + text.length)
      if (comma.left > getBox(node, index, index + 1).left) reversed.push(text)
    }
  }
  return { all, reversed }
}

function getBox(node: Node, start: number, end: number): DOMRect {
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, end)
  return range.getBoundingClientRect()
}
