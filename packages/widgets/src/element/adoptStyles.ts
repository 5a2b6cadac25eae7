import elementStyles from './element.css?inline'
import { chartStyles } from './hasCharts.ts'

const css = elementStyles + chartStyles

let sheet: CSSStyleSheet | undefined

/**
 * Adds the styles of the widgets to a shadow root. All elements share one constructed style sheet,
 * which a Content-Security-Policy with `style-src 'self'` allows, unlike an inline style element.
 */
export function adoptStyles(root: ShadowRoot): void {
  if (!('adoptedStyleSheets' in root)) return addStyleElement(root)
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  root.adoptedStyleSheets = [sheet]
}

/** Falls back to a style element in browsers from before 2023. */
function addStyleElement(root: ShadowRoot): void {
  const style = document.createElement('style')
  style.textContent = css
  root.append(style)
}
