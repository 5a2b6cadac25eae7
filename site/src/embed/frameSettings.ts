/**
 * What a frame can be told: by its address, by its page in a message, and on the page as
 * `data-safety-…`. In the frame, each is an attribute of the element that is shown.
 */
export const FRAME_SETTINGS = [
  'theme',
  'lang',
  'limit',
  'columns',
  'selectable',
  'column-menu',
  'search',
  'provider',
  'sort',
  'models',
  'src',
] as const

/** One thing that a frame can be told. */
export type FrameSetting = (typeof FRAME_SETTINGS)[number]

/** Settings that are on by their name alone. */
export const FRAME_SWITCHES: readonly FrameSetting[] = ['selectable', 'column-menu']

/** What a frame is told, by the names of its settings. */
export type FrameSettings = { readonly [Setting in FrameSetting]?: string }

/** The parameter of an address that says which frame it is. */
export const FRAME_ID = 'id'

/** The parameter of an address that carries a setting, as the dashboard names its own. */
function parameterOf(setting: FrameSetting): string {
  return setting === 'search' ? 'q' : setting
}

/**
 * The settings in a frame's address. A parameter that is given more than once makes no sense, because
 * nothing says which one was meant.
 */
export function readFrameSettings({ searchParams }: URL): FrameSettings {
  const settings: { -readonly [Setting in FrameSetting]?: string } = {}
  for (const setting of FRAME_SETTINGS) {
    const [value, ...more] = searchParams.getAll(parameterOf(setting))
    if (value !== undefined && more.length === 0) settings[setting] = value
  }
  return settings
}

/** The address of a frame with its settings; those that are empty are left out. */
export function frameAddress(page: URL, settings: FrameSettings): URL {
  const address = new URL(page)
  for (const setting of FRAME_SETTINGS) {
    const value = settings[setting]
    if (value) address.searchParams.set(parameterOf(setting), value)
  }
  return address
}
