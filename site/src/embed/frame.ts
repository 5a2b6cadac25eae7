import { sealMessage, readHostMessage, type FrameMessage } from './frameMessage.ts'
import { FRAME_ID, readFrameSettings } from './frameSettings.ts'
import { reportHeight } from './reportHeight.ts'
import { applySettings, applyTokens, showWidget } from './showWidget.ts'

/** The version of the package that the page was built with; the bundler writes it here. */
declare const WIDGETS_VERSION: string

const place = document.getElementById('embed')
if (place === null) throw new Error('The page has no element with the id "embed".')
startFrame(place)

/** Shows the widget that the page and its address ask for, and speaks with the page around it. */
function startFrame(content: HTMLElement) {
  const address = new URL(document.URL)
  const id = address.searchParams.get(FRAME_ID) ?? ''
  const say = speakerFor(id)
  const root = document.documentElement

  const element = showWidget(content)
  applySettings(element, readFrameSettings(address))

  let isOver = false
  say({ type: 'ready', version: WIDGETS_VERSION })
  const measure = reportHeight(content, {
    onHeight: (height) => say({ type: 'height', height }),
    onOverflow: (message) => {
      isOver = true
      root.removeAttribute('data-sized')
      say({ type: 'event', name: 'error', detail: { message } })
    },
  })
  tellEvents(element, (message) => {
    // The page lets go of the height that it kept free, and must know the right one by then.
    measure()
    say(message)
  })

  window.addEventListener('message', (event) => {
    const message = readHostMessage(event, { window: window.parent, id })
    if (message === undefined) return
    // A page that speaks sizes the frame. In any other page, and from here on in a frame whose content
    // is too tall, the frame scrolls inside.
    root.toggleAttribute('data-sized', !isOver)
    applySettings(element, message.settings)
    applyTokens(element, message.style)
  })
}

/**
 * Speaks to the page around the frame, whatever its origin: nothing that is said is a secret, and an
 * embed may stand on any page. Who gave the frame no id may be AMP or Medium, which ask for the height
 * in words of their own.
 */
function speakerFor(id: string): (message: FrameMessage) => void {
  const { parent } = window
  if (parent === window) return () => undefined
  return (message) => {
    parent.postMessage(sealMessage(id, message), '*')
    if (message.type !== 'height' || id !== '') return
    const { height } = message
    parent.postMessage({ sentinel: 'amp', type: 'embed-size', height }, '*')
    const words = { src: document.URL, context: 'iframe.resize', height }
    parent.postMessage(JSON.stringify(words), '*')
  }
}

/** Tells what happens in a widget. A cause is told by its message, because it may be anything. */
function tellEvents(element: HTMLElement, say: (message: FrameMessage) => void) {
  for (const name of ['ready', 'view', 'select', 'error'] as const) {
    element.addEventListener(`safety-${name}`, (event) => {
      const told: unknown = event instanceof CustomEvent ? event.detail : undefined
      const detail = name === 'error' ? { message: messageOf(told) } : told
      say({ type: 'event', name, detail })
    })
  }
}

function messageOf(told: unknown): string {
  if (told instanceof Error) return told.message
  const { error, message } = Object(told) as { error?: unknown; message?: unknown }
  if (error instanceof Error) return error.message
  return typeof message === 'string' ? message : ''
}
