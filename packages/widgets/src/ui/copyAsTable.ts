import { isElement } from './isElement.ts'
import { readLines, type CopiedLine } from './readLines.ts'

/**
 * Puts the selected part of a widget on the clipboard as lines and tables without styles, and as text with
 * tabs. A browser would copy every property that the reset of the host's styles sets, kilobytes for each
 * cell. A text that a spreadsheet would run as a formula stays as the reader sees and selects it; only files and
 * “Copy table”, whose text nobody sees before, escape it. It leaves to the browser a selection in one cell or field, and one that extends beyond the widget.
 */
export function copyAsTable(event: ClipboardEvent): void {
  const widget = event.currentTarget as HTMLElement
  const range = getSelectedRange(widget)
  if (range !== undefined && isWithin(range, widget)) putOnClipboard(event, range, widget)
}

/** Does the same, as a listener of a document, with a selection that includes a widget of the site, or a part of one. */
export function copyPageAsTable(event: ClipboardEvent): void {
  const page = event.currentTarget as Document
  const selection = page.getSelection()
  const range = selection?.rangeCount === 1 ? selection.getRangeAt(0) : undefined
  const hasWidget = [...page.querySelectorAll('.tl-root')].some((root) =>
    range?.intersectsNode(root),
  )
  if (range !== undefined && hasWidget) putOnClipboard(event, range, page.body)
}

type CopyEvent = Pick<
  ClipboardEvent,
  'clipboardData' | 'defaultPrevented' | 'preventDefault' | 'target'
>

function putOnClipboard(event: CopyEvent, range: Range, container: Element): void {
  const isInField = isElement(event.target) && event.target.matches('input, textarea, select')
  if (event.defaultPrevented || isInField) return
  const lines = readLines(range, container)
  const filled = lines.flatMap(({ cells }) => cells.filter(({ text }) => text !== ''))
  if (filled.length < 2) return
  event.clipboardData?.setData('text/html', toHtml(lines, container.ownerDocument))
  event.clipboardData?.setData('text/plain', toText(lines))
  event.preventDefault()
}

/** Later additions to selections, which some browsers lack. */
interface SelectionAcrossShadows {
  readonly getComposedRanges?: Selection['getComposedRanges']
}

/** Returns the selected range, also in a shadow root. */
function getSelectedRange(widget: Element): Range | undefined {
  const { ownerDocument } = widget
  const scope = widget.getRootNode() as Document | ShadowRoot
  const selection = ownerDocument.getSelection()
  if (selection === null || selection.rangeCount === 0) return undefined
  if (!('host' in scope)) return selection.getRangeAt(0)
  const acrossShadows: SelectionAcrossShadows = selection
  const [composed] = acrossShadows.getComposedRanges?.({ shadowRoots: [scope] }) ?? []
  if (composed === undefined) {
    // Chromium before 137 has a selection for each shadow root; Firefox crosses into them.
    const own = (scope as ShadowRoot & Partial<Pick<Document, 'getSelection'>>).getSelection?.()
    return own?.rangeCount === 1 ? own.getRangeAt(0) : selection.getRangeAt(0)
  }
  const range = ownerDocument.createRange()
  range.setStart(composed.startContainer, composed.startOffset)
  range.setEnd(composed.endContainer, composed.endOffset)
  return range
}

/** Whether a range contains no text around a widget; it may end at the start of what follows. */
function isWithin(range: Range, widget: Element): boolean {
  if (!range.intersectsNode(widget)) return false
  const before = range.cloneRange()
  const after = range.cloneRange()
  if (!widget.contains(range.startContainer)) before.setEndBefore(widget)
  else before.collapse()
  if (!widget.contains(range.endContainer)) after.setStartAfter(widget)
  else after.collapse()
  return `${before.toString()}${after.toString()}`.trim() === ''
}

function toText(lines: readonly CopiedLine[]): string {
  return lines.map(({ cells }) => cells.map(({ text }) => text).join('\t')).join('\n')
}

function toHtml(lines: readonly CopiedLine[], document: Document): string {
  const body = document.createElement('div')
  for (const { cells, isRow } of lines) {
    const last = body.lastElementChild
    if (!isRow) {
      const line = body.appendChild(document.createElement('p'))
      line.textContent = cells.map(({ text }) => text).join(' ')
      continue
    }
    const table = last?.localName === 'table' ? last : document.createElement('table')
    body.append(table)
    const row = table.appendChild(document.createElement('tr'))
    for (const { text, isHeader, span } of cells) {
      const cell = row.appendChild(document.createElement(isHeader ? 'th' : 'td'))
      cell.textContent = text
      if (span > 1) cell.colSpan = span
    }
  }
  return body.innerHTML
}
