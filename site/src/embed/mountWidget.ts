import { LANGUAGE_CODES, LANGUAGES } from '@transparency-lab/widgets/languages'
import { parseUrl } from '@transparency-lab/widgets/domain-internal'
import { LATEST_FIGURES } from '../releases/paths.ts'
import { WIDGET_TAGS } from './embedPage.ts'
import { FRAME_SETTINGS, type FrameSetting, type FrameSettings } from './frameSettings.ts'
import { applyTheme } from './frameTheme.ts'
import { findFigures, replaceWhenReady } from './prerenderedFigures.ts'

const TAGS: Readonly<Record<string, string>> = WIDGET_TAGS
const TOKEN = /^--tl-[a-z0-9-]+$/

/**
 * Mounts the custom element of an embed page. The page's link moves into the element, as its fallback
 * content until its script loads. Figures in the HTML stay in sight until the element has its own.
 *
 * @throws Error when the page names an unknown widget
 */
export function mountWidget(place: HTMLElement): HTMLElement {
  const { widget = '', model, brand } = place.dataset
  const tag = TAGS[widget]
  if (tag === undefined) throw new Error(`Unknown widget “${widget}”.`)
  const element = document.createElement(tag)
  element.setAttribute('link-target', '_top')
  if (model) {
    element.setAttribute('model', model)
    element.setAttribute('report-problem', '')
  }
  // Not a setting, so that no host page removes it.
  if (brand) element.setAttribute('brand', brand)
  place.dataset['language'] = document.documentElement.lang
  const figures = findFigures(place)
  if (figures !== null) replaceWhenReady(figures, element)
  element.append(...[...place.childNodes].filter((node) => node !== figures))
  place.append(element)
  return element
}

/**
 * Sets a widget's attributes from its settings, and removes those of absent settings.
 *
 * @param base the path of the site on its host, with a slash at its end
 */
export function applySettings(element: HTMLElement, settings: FrameSettings, base: string): void {
  const lang = settings.lang ?? getOwnLanguage(element)
  const own = { ...settings, ...(lang && { lang }), src: toFigures(settings.src, base) }
  for (const setting of FRAME_SETTINGS) applySetting(element, setting, own[setting])
}

/** Returns the language of the page without a setting; undefined for English, which an element has by itself. */
function getOwnLanguage({ parentElement }: HTMLElement): string | undefined {
  const own = parentElement?.dataset['language']
  return own === '' || own === 'en' ? undefined : own
}

function applySetting(element: HTMLElement, setting: FrameSetting, value: string | undefined) {
  if (setting === 'theme') {
    applyTheme(value)
    return
  }
  if (setting === 'lang') applyLanguage(value ?? 'en')
  if (value === undefined) element.removeAttribute(setting)
  else if (element.getAttribute(setting) !== value) element.setAttribute(setting, value)
}

/**
 * Sets the language and the direction of the page. It assigns only a new value, because each assignment makes the
 * browser style every element again.
 */
function applyLanguage(lang: string): void {
  const page = document.documentElement
  const { dir } = LANGUAGES[LANGUAGE_CODES.find((code) => code === lang) ?? 'en']
  if (page.lang !== lang) page.lang = lang
  if ((page.dir || 'ltr') !== dir) page.dir = dir
}

/** Applies the public tokens in CSS declarations to a widget, and ignores all other properties. */
export function applyTokens(element: HTMLElement, css: string): void {
  const { style: declared } = document.createElement('i')
  declared.cssText = css
  element.removeAttribute('style')
  for (const name of Array.from(declared)) {
    if (TOKEN.test(name)) element.style.setProperty(name, declared.getPropertyValue(name))
  }
}

/**
 * Returns the address of the snapshot that a frame shows.
 *
 * @param address what its settings name; the latest snapshot replaces an absent one and one on another origin
 * @param base the path of the site on its host, with a slash at its end
 */
export function toFigures(address: string | undefined, base: string): string {
  const path = address !== undefined && isOwn(address) ? address : LATEST_FIGURES
  // Settings name a snapshot by its path from the root of the site.
  return path.startsWith('/') && !path.startsWith(base) ? base + path.slice(1) : path
}

/** Returns whether a snapshot has the site's origin. Frames show no others under the site's own URL. */
export function isOwn(address: string): boolean {
  const page = new URL(document.URL)
  return parseUrl(address, page)?.origin === page.origin
}
