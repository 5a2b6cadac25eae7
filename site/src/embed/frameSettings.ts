import { getEmbedFolder, suiteFramePath } from './embedPage.ts'

/**
 * The settings of a frame, which its URL, a message of the host page, or `data-safety-…` attributes can
 * set. Inside the frame, each becomes an attribute of the custom element.
 */
export const FRAME_SETTINGS = [
  'theme',
  'lang',
  'limit',
  'columns',
  'show',
  'selectable',
  'column-menu',
  'suite-switch',
  'show-switch',
  'suite',
  'search',
  'provider',
  'sort',
  'models',
  'toolbar',
  'notes',
  'accent',
  'accent-dark',
  'surface',
  'surface-dark',
  'ink',
  'ink-dark',
  'radius',
  'font-size',
  'row-height',
  'src',
] as const

/** The name of one setting. */
export type FrameSetting = (typeof FRAME_SETTINGS)[number]

/** Settings that an empty value turns on, as an attribute without a value does. */
const BOOLEAN_SETTINGS: readonly FrameSetting[] = [
  'selectable',
  'column-menu',
  'suite-switch',
  'show-switch',
  'toolbar',
]

/** Settings that are colours, and a colour without the `#` that begins the fragment of an address. */
const COLOUR_SETTING = /^(?:accent|surface|ink)(?:-dark)?$/
const BARE_COLOUR = /^(?:[\da-f]{3}|[\da-f]{6})$/i

/** Values of settings, by name. */
export type FrameSettings = { readonly [Setting in FrameSetting]?: string }

/** The query parameter that identifies the frame. */
export const FRAME_ID = 'id'

/** Returns the query parameter of a setting, named as on the dashboard. */
export function toParameter(setting: string): string {
  return setting === 'search' ? 'q' : setting
}

/** Parses the settings in a frame's URL. Joins repeated models, and ignores other repeated parameters, which are ambiguous. */
export function parseFrameSettings({ searchParams }: URL): FrameSettings {
  return pickSettings((setting) => {
    const values = searchParams.getAll(toParameter(setting))
    if (setting === 'models' && values.length > 0) return values.join(',')
    return values.length === 1 ? values[0] : undefined
  })
}

/** Picks the settings among values by name, as a host page sends them. */
export function pickFrameSettings(values: Readonly<Record<string, string>>): FrameSettings {
  return pickSettings((setting) => (Object.hasOwn(values, setting) ? values[setting] : undefined))
}

function pickSettings(getValue: (setting: FrameSetting) => string | undefined): FrameSettings {
  const settings: { -readonly [Setting in FrameSetting]?: string } = {}
  for (const setting of FRAME_SETTINGS) {
    const value = getValue(setting)
    if (value) settings[setting] = completeColour(setting, value)
    else if (value === '' && BOOLEAN_SETTINGS.includes(setting)) settings[setting] = 'true'
  }
  return settings
}

/** Puts the `#` before a colour that is written without it. */
function completeColour(setting: FrameSetting, value: string): string {
  return COLOUR_SETTING.test(setting) && BARE_COLOUR.test(value) ? `#${value}` : value
}

/** Builds the URL of a frame. Omits empty settings, and a suite and a language that the path of the page names. */
export function buildFrameUrl(page: URL, settings: FrameSettings): URL {
  const address = new URL(page)
  for (const setting of FRAME_SETTINGS) {
    const value = settings[setting]
    if (value && !isInPath(setting, value, page)) {
      address.searchParams.set(toParameter(setting), value)
    }
  }
  return address
}

function isInPath(setting: FrameSetting, value: string, { pathname }: URL): boolean {
  if (setting === 'suite') return pathname.endsWith(`/${suiteFramePath(value)}`)
  return setting === 'lang' && pathname.includes(getEmbedFolder(value))
}
