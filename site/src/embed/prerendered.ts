import { createPoster } from './createPoster.ts'
import { FIGURES_CLASS } from './embedPage.ts'
import { getShownColumns, removeOtherColumn } from './figureColumns.ts'
import { FRAME_ID, parseFrameSettings } from './frameSettings.ts'
import { applyTheme } from './frameTheme.ts'
import {
  arrangeFigures,
  figuresRules,
  findFigures,
  firstScreenRule,
  showFirstScreen,
  showsSettings,
} from './prerenderedFigures.ts'

/** The version of the package, inserted by the bundler. */
declare const WIDGETS_VERSION: string

// Runs in the head, so that no figures are painted that the address does not ask for.
const address = new URL(document.URL)
const settings = parseFrameSettings(address)
const { suite = '', default: isDefault } = (document.currentScript as HTMLScriptElement).dataset
const isShown = showsSettings(settings, {
  lang: document.documentElement.lang,
  suite,
  isDefault: isDefault !== undefined,
})
const columns = getShownColumns(settings)
const [sheet] = document.styleSheets
// The style sheet estimates the height of the other rows for all columns only.
const isExcerpt = columns === undefined && matchMedia('(max-width: 699px)').matches
const rules = isShown ? [...figuresRules(settings)] : [`.${FIGURES_CLASS}{display:none}`]
if (isExcerpt) rules.push(firstScreenRule(settings))
for (const rule of rules) sheet?.insertRule(rule)
applyTheme(settings.theme)
// The host page shows the frame now, not only once its other scripts have run.
if (isShown) {
  const post = createPoster(address.searchParams.get(FRAME_ID) ?? '')
  post({ type: 'ready', version: WIDGETS_VERSION })
}
// An element that changes after it is styled costs the styles of all elements inside it again.
const parser = new MutationObserver(prepareAdded)
parser.observe(document, { childList: true, subtree: true })
document.addEventListener('readystatechange', finish)

/** Prepares what the parser has added. */
function prepareAdded(records: readonly MutationRecord[]): void {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) if (node instanceof HTMLElement) prepare(node)
  }
}

/** Applies the style that the site's policy keeps out of HTML. A control does nothing before the script of the widget. */
function prepare(element: HTMLElement): void {
  const { style } = element.dataset
  if (style !== undefined) element.style.cssText = style
  if (columns !== undefined) removeOtherColumn(element, columns)
  if (element.matches('button, input, select, textarea, label')) element.inert = true
}

/** Ends the preparation once the page is parsed, before its deferred scripts run. */
function finish(): void {
  document.removeEventListener('readystatechange', finish)
  prepareAdded(parser.takeRecords())
  parser.disconnect()
  const figures = findFigures(document)
  if (!isShown) figures?.remove()
  else if (figures !== null) {
    arrangeFigures(figures, settings)
    if (isExcerpt) showFirstScreen(figures)
  }
}
