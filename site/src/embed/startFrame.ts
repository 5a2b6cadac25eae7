import { applyColorScheme } from './frameScheme.ts'
import { FRAME_ID, parseFrameSettings } from './frameSettings.ts'
import { connectToParent } from './connectToParent.ts'
import { applySettings, applyTokens, mountWidget } from './mountWidget.ts'

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
  applySettings(element, parseFrameSettings(address), base)

  const { sendEvent, disconnect } = connectToParent(place, {
    id: address.searchParams.get(FRAME_ID) ?? '',
    version,
    onConfig: ({ settings, style, scheme }) => {
      applyColorScheme(scheme)
      applySettings(element, settings, base)
      applyTokens(element, style)
    },
  })
  for (const name of EVENTS) {
    element.addEventListener(`safety-${name}`, (event) => {
      sendEvent(name, event instanceof CustomEvent ? (event.detail as unknown) : undefined)
    })
  }
  return disconnect
}
