import elementStyles from './element.css?inline'

/** The sheets of a document by their text. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Overrides the height that a page reserves, in a style attribute too. The attribute stays: React compares it when it hydrates. */
const NO_RESERVED_HEIGHT = ':host { min-height: 0 !important }'

/**
 * Adds the styles of the widgets, and those of their charts, to a shadow root. All elements of a document share one constructed style sheet,
 * which a Content-Security-Policy with `style-src 'self'` allows, unlike an inline style element. A shadow root
 * that moves to another document loses it, and accepts only a sheet that the window of that document constructs.
 */
export function adoptStyles(root: ShadowRoot, chartStyles: string): void {
  // A test environment such as jsdom lacks it.
  if (!('adoptedStyleSheets' in root)) return
  const sheet = findSheet(root, elementStyles + chartStyles)
  // A document without a window shows nothing.
  root.adoptedStyleSheets = sheet === undefined ? [] : [sheet]
}

/** Ends the height that the page reserved for an element. */
export function endReservedHeight(element: HTMLElement): void {
  const root = element.shadowRoot
  if (root === null || !('adoptedStyleSheets' in root)) {
    element.style.setProperty('min-height', '0')
    return
  }
  const sheet = findSheet(root, NO_RESERVED_HEIGHT)
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}

function findSheet(root: ShadowRoot, css: string): CSSStyleSheet | undefined {
  const page = root.ownerDocument
  // The build reads members of `ownerDocument` from the prototype, because an image of the page can have their name.
  const view = root.ownerDocument.defaultView
  const known = sheets.get(page) ?? new Map<string, CSSStyleSheet>()
  if (view === null || known.has(css)) return known.get(css)
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.set(page, known.set(css, sheet))
  return sheet
}
