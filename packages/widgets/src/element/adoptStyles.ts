import elementStyles from './element.css?inline'
import { chartStyles } from './hasCharts.ts'

const css = elementStyles + chartStyles

let sheet: CSSStyleSheet | undefined

/**
 * Gives a shadow root the styles of the widgets: one sheet for all elements of a page, made by script,
 * which a Content-Security-Policy of `style-src 'self'` allows and a style element's text it does not.
 */
export function adoptStyles(root: ShadowRoot): void {
  if (!('adoptedStyleSheets' in root)) return addStyleElement(root)
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  root.adoptedStyleSheets = [sheet]
}

/** For browsers of before 2023. */
function addStyleElement(root: ShadowRoot): void {
  const style = document.createElement('style')
  style.textContent = css
  root.append(style)
}
