import { LATEST_FIGURES } from './embedPage.ts'
import { FRAME_SETTINGS, type FrameSetting, type FrameSettings } from './frameSettings.ts'

const TAGS: Readonly<Record<string, string>> = {
  leaderboard: 'safety-leaderboard',
  'model-card': 'safety-model-card',
  compare: 'safety-compare',
}
const FORCED_THEMES = ['light', 'dark']
const RIGHT_TO_LEFT = ['ar']
const TOKEN = /^--tl-[a-z-]+$/

/**
 * Puts the widget of a frame into its page. What stood there, a link to the real page, is what the
 * element shows for as long as its script has not come.
 *
 * @throws Error when the page asks for a widget that there is none of
 */
export function showWidget(place: HTMLElement): HTMLElement {
  const { widget = '', model } = place.dataset
  const tag = TAGS[widget]
  if (tag === undefined) throw new Error(`There is no widget “${widget}”.`)
  const element = document.createElement(tag)
  element.setAttribute('link-target', '_top')
  if (model) element.setAttribute('model', model)
  element.append(...place.childNodes)
  place.append(element)
  return element
}

/** Colours the page of a frame, and all that takes its colours from there; else as the page around it. */
export function applyTheme(theme: string | undefined): void {
  const { dataset } = document.documentElement
  if (theme !== undefined && FORCED_THEMES.includes(theme)) dataset['theme'] = theme
  else delete dataset['theme']
}

/** Tells a widget all its settings; one that is absent is taken back. */
export function applySettings(element: HTMLElement, settings: FrameSettings): void {
  for (const setting of FRAME_SETTINGS) applySetting(element, setting, settings[setting])
}

function applySetting(element: HTMLElement, setting: FrameSetting, value: string | undefined) {
  if (setting === 'theme') {
    applyTheme(value)
    return
  }
  if (setting === 'src' && (value === undefined || !isOwn(value))) value = LATEST_FIGURES
  if (setting === 'lang') {
    const page = document.documentElement
    page.lang = value ?? 'en'
    page.dir = RIGHT_TO_LEFT.includes(page.lang) ? 'rtl' : 'ltr'
  }
  if (value === undefined) element.removeAttribute(setting)
  else if (element.getAttribute(setting) !== value) element.setAttribute(setting, value)
}

/** Gives a widget the public tokens of the package that a text of css declares, and no others. */
export function applyTokens(element: HTMLElement, css: string): void {
  const { style: declared } = document.createElement('i')
  declared.cssText = css
  element.removeAttribute('style')
  for (const name of Array.from(declared)) {
    if (TOKEN.test(name)) element.style.setProperty(name, declared.getPropertyValue(name))
  }
}

/** Figures that somebody else publishes are not shown under this address. */
function isOwn(address: string): boolean {
  const page = new URL(document.URL)
  return URL.canParse(address, page) && new URL(address, page).origin === page.origin
}
