import { FIGURES_CLASS } from './embedPage.ts'
import { parseFrameSettings } from './frameSettings.ts'
import { applyTheme } from './frameTheme.ts'
import { figuresRules, findFigures, showsSettings } from './prerenderedFigures.ts'

// Runs in the head, so that no figures are painted that the address does not ask for.
const settings = parseFrameSettings(new URL(document.URL))
const { suite = '' } = (document.currentScript as HTMLScriptElement).dataset
const isShown = showsSettings(settings, { lang: document.documentElement.lang, suite })
const [sheet] = document.styleSheets
const rules = isShown ? figuresRules(settings) : [`.${FIGURES_CLASS}{display:none}`]
for (const rule of rules) sheet?.insertRule(rule)
applyTheme(settings.theme)
document.addEventListener('readystatechange', prepare)

/** Prepares the figures once the page is parsed, before its deferred scripts run. */
function prepare(): void {
  document.removeEventListener('readystatechange', prepare)
  const figures = findFigures(document)
  if (figures === null) return
  if (!isShown) {
    figures.remove()
    return
  }
  // Controls do nothing before the script of the widget is there.
  const controls = figures.querySelectorAll<HTMLElement>('button, input, select, textarea, label')
  for (const control of controls) control.inert = true
  for (const styled of figures.querySelectorAll<HTMLElement>('[data-style]')) {
    styled.style.cssText = styled.dataset['style'] ?? ''
  }
}
