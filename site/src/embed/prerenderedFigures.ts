import { TOKEN_NAMES, toTokenAttribute, toTokenStyle } from '@transparency-lab/widgets/theme/tokens'
import { FIGURES_CLASS } from './embedPage.ts'
import type { FrameSetting, FrameSettings } from './frameSettings.ts'

/** What the figures in the HTML of a frame's page show. */
export interface Prerendered {
  /** The language of their labels. */
  readonly lang: string
  /** The id of their suite; empty for that which the page chooses without an id. */
  readonly suite: string
}

/** Marks a widget that is not in sight yet; embed.html has its style. */
const WAITING = 'data-waiting'

const TOKENS: readonly string[] = TOKEN_NAMES.map(toTokenAttribute)

/** Returns the figures in the HTML of a frame's page; null where they are gone. */
export function findFigures(place: ParentNode): HTMLElement | null {
  return place.querySelector<HTMLElement>(`.${FIGURES_CLASS}`)
}

/** Whether the figures in the HTML show all that the settings of a frame ask for. */
export function showsSettings(settings: FrameSettings, { lang, suite }: Prerendered): boolean {
  return Object.entries(settings).every(([name, value]) => {
    if (value === '' || name === 'theme' || TOKENS.includes(name)) return true
    if (name === 'lang') return value === lang
    if (name === 'suite') return value === suite
    return name === 'limit' && parseLimit(value) !== undefined
  })
}

/** Returns the rules that apply the settings of a frame to the figures in its HTML. */
export function figuresRules(settings: FrameSettings): readonly string[] {
  const limit = parseLimit(settings.limit)
  const tokens = Object.fromEntries(
    TOKEN_NAMES.map((name) => [name, settings[toTokenAttribute(name) as FrameSetting]]),
  )
  const style = Object.entries(toTokenStyle(tokens)).map(([name, value]) => `${name}:${value}`)
  return [
    ...(style.length === 0 ? [] : [`.${FIGURES_CLASS}{${style.join(';')}}`]),
    ...(limit === undefined
      ? []
      : [
          `.${FIGURES_CLASS} tbody>tr:nth-child(n+${limit + 1}){display:none!important}`,
          // It counts the rows.
          `.${FIGURES_CLASS} .tl-leaderboard-status{visibility:hidden!important}`,
        ]),
  ]
}

function parseLimit(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined
}

/**
 * Shows the widget in place of the figures in the HTML once its own figures are there. If they cannot be read, the
 * notice of the widget stands above those of the HTML.
 */
export function replaceWhenReady(figures: HTMLElement, element: HTMLElement): void {
  element.setAttribute(WAITING, '')
  element.addEventListener('safety-ready', () => dropFigures(figures, element), { once: true })
  element.addEventListener(
    'safety-error',
    () => {
      // The widget shows its children below the notice.
      if (figures.isConnected) element.append(figures)
      element.removeAttribute(WAITING)
    },
    { once: true },
  )
}

/** Removes the figures in the HTML, and shows the widget. */
export function dropFigures(figures: HTMLElement, element: HTMLElement): void {
  figures.remove()
  element.removeAttribute(WAITING)
}
