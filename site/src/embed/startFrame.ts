import { applyColorScheme } from './frameScheme.ts'
import {
  FRAME_ID,
  FRAME_SETTINGS,
  parseFrameSettings,
  pickFrameSettings,
  type FrameSettings,
} from './frameSettings.ts'
import { connectToParent } from './connectToParent.ts'
import { findIgnoredParameters, findIgnoredValues } from './findIgnored.ts'
import { applySettings, applyTokens, mountWidget } from './mountWidget.ts'
import { dropFigures, findFigures } from './prerenderedFigures.ts'

const EVENTS = ['ready', 'error', 'view', 'select', 'suite']

/**
 * Shows the widget that a place names, with the settings of the URL, and connects the frame to its host page.
 *
 * @param base the path of the site on its host, with a slash at its end
 * @returns a function that ends the connection
 */
export function startFrame(place: HTMLElement, version: string, base: string): () => void {
  const address = new URL(document.URL)
  const element = mountWidget(place)
  const { suite, lang } = place.dataset
  const asked = { ...(suite && { suite }), ...(lang && { lang }), ...parseFrameSettings(address) }
  applySettings(element, asked, base)
  const warn = createWarner()
  warn([...findIgnoredParameters(address), ...findIgnoredValues(asked)])

  const { sendEvent, disconnect } = connectToParent(place, {
    id: address.searchParams.get(FRAME_ID) ?? '',
    version,
    onConfig: ({ settings: sent, style, scheme }) => {
      const settings = pickFrameSettings(sent)
      warn(findIgnoredValues(settings))
      applyColorScheme(scheme)
      applySettings(element, settings, base)
      applyTokens(element, style)
      const figures = findFigures(place)
      if (figures === null) return
      if (isSame(asked, settings)) applyTokens(figures, style)
      else dropFigures(figures, element)
    },
  })
  for (const name of EVENTS) {
    element.addEventListener(`safety-${name}`, (event) => {
      sendEvent(name, event instanceof CustomEvent ? (event.detail as unknown) : undefined)
    })
  }
  return disconnect
}

/** Returns a function that warns of each ignored thing once: a host page sends all settings with every change. */
function createWarner(): (ignored: readonly string[]) => void {
  const told = new Set<string>()
  return (ignored) => {
    for (const sentence of ignored) {
      if (!told.has(sentence)) console.warn(`The frame ignores ${sentence}`)
      told.add(sentence)
    }
  }
}

function isSame(one: FrameSettings, other: FrameSettings): boolean {
  return FRAME_SETTINGS.every((name) => one[name] === other[name])
}
