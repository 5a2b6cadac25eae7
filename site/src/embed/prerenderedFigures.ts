import { parseList } from '@transparency-lab/widgets/parse-list'
import { TOKEN_NAMES, toTokenAttribute, toTokenStyle } from '@transparency-lab/widgets/theme/tokens'
import { FIGURES_CLASS } from './embedPage.ts'
import { getShownColumns } from './figureColumns.ts'
import type { FrameSetting, FrameSettings } from './frameSettings.ts'

/** What the figures in the HTML of a frame's page show. */
export interface Prerendered {
  /** The language of their labels. */
  readonly lang: string
  /** The id of their suite; empty for that which the page chooses without an id. */
  readonly suite: string
  /** Whether chosen models may choose another suite, because the address of the page names none. */
  readonly isDefault: boolean
}

/** Marks a widget that is not in sight yet; embed.html has its style. */
const WAITING = 'data-waiting'

/** More rows than a phone shows at once. */
const SCREEN_ROWS = 14

/** Marks figures that show all rows, because no widget replaces them. */
const WHOLE = 'data-whole'

const GAP_CLASS = 'tl-leaderboard-gap'

/** The order of the rows in the HTML. */
const DEFAULT_SORT = 'composite:desc'

/** What the settings `toolbar` and `notes` leave out of a leaderboard. */
const TOOLBAR = ['.tl-leaderboard .tl-leaderboard-toolbar']
const LONG_NOTES = ['bands-legend', 'interval-legend', 'suite-note'].map(
  (name) => `.tl-leaderboard .tl-${name}`,
)

const TOKENS: readonly string[] = TOKEN_NAMES.map(toTokenAttribute)

/** Returns the figures in the HTML of a frame's page; null where they are gone. */
export function findFigures(place: ParentNode): HTMLElement | null {
  return place.querySelector<HTMLElement>(`.${FIGURES_CLASS}`)
}

/** Whether the figures in the HTML show all that the settings of a frame ask for. */
export function showsSettings(
  settings: FrameSettings,
  { lang, suite, isDefault }: Prerendered,
): boolean {
  if (isDefault && settings.suite === undefined && getChosen(settings).length > 0) return false
  return Object.entries(settings).every(([name, value]) => {
    if (value === '' || name === 'theme' || TOKENS.includes(name)) return true
    if (name === 'lang') return value === lang
    if (name === 'suite') return value === suite
    if (name === 'sort') return value === DEFAULT_SORT || hasOwnOrder(settings)
    if (name === 'toolbar') return value === 'true' || value === 'false'
    if (name === 'notes') return value === 'full' || value === 'short'
    if (name === 'columns') return getShownColumns(settings) !== undefined
    return name === 'models' || (name === 'limit' && parseLimit(value) !== undefined)
  })
}

/** Shows the rows below the first screen of figures that no widget replaces. */
function showWhole(figures: HTMLElement): void {
  figures.setAttribute(WHOLE, '')
  figures.querySelector(`.${GAP_CLASS}`)?.remove()
}

/** Returns the ids of the models that the host chose; empty for all. */
function getChosen({ models = '' }: FrameSettings): readonly string[] {
  return parseList(models)
}

/** Whether chosen models stay in the order of the host. */
function hasOwnOrder(settings: FrameSettings): boolean {
  return settings.sort === 'none' && getChosen(settings).length > 0
}

/** Returns selectors of the parts around the rows that the settings leave out. */
function getLeftOut({ toolbar, notes }: FrameSettings): readonly string[] {
  return [...(toolbar === 'false' ? TOOLBAR : []), ...(notes === 'short' ? LONG_NOTES : [])]
}

/** Removes the parts and rows that the settings exclude, and sorts the rest as they ask. */
export function arrangeFigures(figures: HTMLElement, settings: FrameSettings): void {
  // The rules only hide these parts, and what follows a hidden part has too much space above it.
  for (const part of getLeftOut(settings)) figures.querySelector(part)?.remove()
  arrangeRows(figures, settings)
}

/**
 * Returns the rule that hides the rows below the first screen. A slow phone would lay out all rows twice: these, and
 * those of the widget.
 */
export function firstScreenRule(settings: FrameSettings): string {
  const rows = getChosen(settings).map(toRowSelector).join() || 'tr[data-model]'
  return `.${FIGURES_CLASS}:not([${WHOLE}]) tbody>tr:nth-child(n+${SCREEN_ROWS + 1} of ${rows}){display:none!important}`
}

/** Reserves the space of the rows that {@link firstScreenRule} hides. They show if the widget does not load. */
export function showFirstScreen(figures: HTMLElement): void {
  reserveRows(figures)
  window.addEventListener('load', () => {
    if (document.querySelector(`[${WAITING}]:defined`) === null) showWhole(figures)
  })
}

function reserveRows(figures: HTMLElement): void {
  const body = figures.querySelector('tbody')
  const rows = (body?.rows.length ?? 0) - SCREEN_ROWS
  if (body === null || rows <= 0) return
  const gap = document.createElement('tr')
  gap.className = GAP_CLASS
  gap.style.setProperty('--_tl-rows', String(rows))
  body.append(gap)
}

/** Leaves the rows that the settings ask for, and reserves the line that links to the others. */
function arrangeRows(figures: HTMLElement, settings: FrameSettings): void {
  const chosen = getChosen(settings)
  for (const id of hasOwnOrder(settings) ? chosen : []) {
    const row = figures.querySelector(`tbody>${toRowSelector(id)}`)
    row?.parentElement?.append(row)
  }
  const all = [...figures.querySelectorAll<HTMLElement>('tbody>tr')]
  const isOffered = (id = '') => chosen.length === 0 || chosen.includes(id)
  const offered = all.filter(({ dataset }) => isOffered(dataset['model']))
  const kept = offered.slice(0, parseLimit(settings.limit))
  if (kept.length === all.length) return
  // The rules only hide these rows, and the last row in sight needs the border of a last row.
  for (const row of all) if (!kept.includes(row)) row.remove()
  const line = document.createElement('p')
  line.className = 'tl-leaderboard-more'
  line.append('\u00a0')
  figures.querySelector('.tl-leaderboard-region')?.after(line)
}

function toRowSelector(id: string): string {
  return `tr[data-model=${JSON.stringify(id)}]`
}

/** Returns the rules that apply the settings of a frame to the figures in its HTML. */
export function figuresRules(settings: FrameSettings): readonly string[] {
  const limit = parseLimit(settings.limit)
  const chosen = getChosen(settings).map(toRowSelector).join()
  // The status counts the rows, and names a sort key whose column is hidden.
  const isStatusRight =
    chosen === '' && limit === undefined && getShownColumns(settings) === undefined
  const tokens = Object.fromEntries(
    TOKEN_NAMES.map((name) => [name, settings[toTokenAttribute(name) as FrameSetting]]),
  )
  const style = Object.entries(toTokenStyle(tokens)).map(([name, value]) => `${name}:${value}`)
  return [
    ...(style.length === 0 ? [] : [`.${FIGURES_CLASS}{${style.join(';')}}`]),
    ...(chosen === ''
      ? []
      : // The sentence is about all models of the suite.
        [hidden(`tbody>tr:not(${chosen})`), blank('.tl-leaderboard-summary')]),
    ...(limit === undefined
      ? []
      : [hidden(`tbody>tr:nth-child(n+${limit + 1} of ${chosen || 'tr'})`)]),
    ...getLeftOut(settings).map(hidden),
    ...(isStatusRight ? [] : [blank('.tl-leaderboard-status')]),
  ]
}

/** Keeps the space of a part of the figures. */
function blank(selector: string): string {
  return `.${FIGURES_CLASS} ${selector}{visibility:hidden!important}`
}

/** Hides parts of the figures. */
function hidden(selector: string): string {
  return `.${FIGURES_CLASS} ${selector}{display:none!important}`
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
      showWhole(figures)
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
