import elementStyles from './element.css?inline'

const sheets = new WeakMap<Document, CSSStyleSheet>()

/**
 * Adds the styles of the widgets, and those of their charts, to a shadow root. All elements of a document share one constructed style sheet,
 * which a Content-Security-Policy with `style-src 'self'` allows, unlike an inline style element. A shadow root
 * that moves to another document loses it, and accepts only a sheet that the window of that document constructs.
 */
export function adoptStyles(root: ShadowRoot, chartStyles: string): void {
  const css = elementStyles + chartStyles
  if (!('adoptedStyleSheets' in root)) return addStyleElement(root, css)
  const sheet = findSheet(root, css)
  // A document without a window shows nothing.
  root.adoptedStyleSheets = sheet === undefined ? [] : [sheet]
}

function findSheet(root: ShadowRoot, css: string): CSSStyleSheet | undefined {
  const page = root.ownerDocument
  // The build reads members of `ownerDocument` from the prototype, because an image of the page can have their name.
  const view = root.ownerDocument.defaultView
  if (view === null || sheets.has(page)) return sheets.get(page)
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.set(page, sheet)
  return sheet
}

/** Falls back to a style element in browsers from before 2023. */
function addStyleElement(root: ShadowRoot, css: string): void {
  if (root.querySelector('style') !== null) return
  const style = document.createElement('style')
  style.textContent = css
  root.append(style)
}
