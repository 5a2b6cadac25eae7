import { applyColorScheme } from './frameScheme.ts'
import { FRAME_ID, parseFrameSettings } from './frameSettings.ts'
import { connectToParent } from './connectToParent.ts'
import { applySettings, applyTokens, mountWidget } from './mountWidget.ts'

/** The version of the package, inserted by the bundler. */
declare const WIDGETS_VERSION: string

const EVENTS = ['ready', 'error', 'view', 'select', 'suite']

const content = document.getElementById('embed')
if (content === null) throw new Error('The page has no element with the id "embed".')
const address = new URL(document.URL)

// The page names the widget, and its URL the settings.
const element = mountWidget(content)
applySettings(element, parseFrameSettings(address))

const { sendEvent } = connectToParent(content, {
  id: address.searchParams.get(FRAME_ID) ?? '',
  version: WIDGETS_VERSION,
  onConfig: ({ settings, style, scheme }) => {
    applyColorScheme(scheme)
    applySettings(element, settings)
    applyTokens(element, style)
  },
})
for (const name of EVENTS) {
  element.addEventListener(`safety-${name}`, (event) => {
    sendEvent(name, event instanceof CustomEvent ? (event.detail as unknown) : undefined)
  })
}
