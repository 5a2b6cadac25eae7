import { followScheme } from './frameScheme.ts'
import { FRAME_ID, readFrameSettings } from './frameSettings.ts'
import { joinHost } from './joinHost.ts'
import { applySettings, applyTokens, showWidget } from './showWidget.ts'

/** The version of the package, inserted by the bundler. */
declare const WIDGETS_VERSION: string

const EVENTS = ['ready', 'error', 'view', 'select']

const content = document.getElementById('embed')
if (content === null) throw new Error('The page has no element with the id "embed".')
const address = new URL(document.URL)

// The page names the widget, and its URL the settings.
const element = showWidget(content)
applySettings(element, readFrameSettings(address))

const { tell } = joinHost(content, {
  id: address.searchParams.get(FRAME_ID) ?? '',
  version: WIDGETS_VERSION,
  onConfig: ({ settings, style, scheme }) => {
    followScheme(scheme)
    applySettings(element, settings)
    applyTokens(element, style)
  },
})
for (const name of EVENTS) {
  element.addEventListener(`safety-${name}`, (event) => {
    tell(name, event instanceof CustomEvent ? (event.detail as unknown) : undefined)
  })
}
