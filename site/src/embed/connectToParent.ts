import { createPoster } from './createPoster.ts'
import { parseHostMessage, type HostMessage } from './frameMessage.ts'
import { reportHeight } from './reportHeight.ts'

/** How a frame identifies itself to its host page. */
interface FrameOptions {
  /** The `id` in its URL; empty if it has none. */
  readonly id: string
  readonly version: string
  /** Receives the settings that the host page sends. */
  readonly onConfig: (message: HostMessage) => void
}

/** The frame's connection to its host page. */
export interface FrameConnection {
  /** Sends an event to the host page. */
  readonly sendEvent: (name: string, detail: unknown) => void
  readonly disconnect: () => void
}

/** Connects a frame to its host page: reports the height of its content, and receives its settings. */
export function connectToParent(
  content: HTMLElement,
  { id, version, onConfig }: FrameOptions,
): FrameConnection {
  const root = document.documentElement
  const post = createPoster(id)
  const listening = new AbortController()
  let isTooTall = false

  post({ type: 'ready', version })
  const { measure, stop } = reportHeight(content, {
    onHeight: (height) => post({ type: 'height', height }),
    onOverflow: (message) => {
      isTooTall = true
      root.removeAttribute('data-sized')
      post({ type: 'event', name: 'error', detail: { message } })
    },
  })
  const receive = (event: MessageEvent<unknown>) => {
    const message = parseHostMessage(event, { window: window.parent, id })
    if (message === undefined) return
    // A host page that sends settings also resizes the frame. Otherwise, or if the content is too tall,
    // the frame scrolls.
    root.toggleAttribute('data-sized', !isTooTall)
    onConfig(message)
  }
  window.addEventListener('message', receive, { signal: listening.signal })

  return {
    sendEvent: (name, detail) => {
      // The host page releases its reserved height on an event, so it needs the current height first.
      measure()
      post({ type: 'event', name, detail })
    },
    disconnect: () => {
      stop()
      listening.abort()
    },
  }
}
