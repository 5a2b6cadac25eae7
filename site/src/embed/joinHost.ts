import {
  readHostMessage,
  sealMessage,
  type FrameMessage,
  type HostMessage,
} from './frameMessage.ts'
import { reportHeight } from './reportHeight.ts'

/** What a frame is to the page around it. */
interface FrameFacts {
  /** The `id` of its address; empty where nobody gave it one. */
  readonly id: string
  readonly version: string
  /** Told how the page wants the frame to be. */
  readonly onConfig: (message: HostMessage) => void
}

/** A frame that speaks with the page around it. */
export interface HostedFrame {
  /** Tells what happens in the frame. */
  readonly tell: (name: string, detail: unknown) => void
  readonly leave: () => void
}

/** Speaks with the page around a frame: about its height, and about how it is set up. */
export function joinHost(content: HTMLElement, { id, version, onConfig }: FrameFacts): HostedFrame {
  const root = document.documentElement
  const say = speakerFor(id)
  const listening = new AbortController()
  let isOver = false

  say({ type: 'ready', version })
  const { measure, stop } = reportHeight(content, {
    onHeight: (height) => say({ type: 'height', height }),
    onOverflow: (message) => {
      isOver = true
      root.removeAttribute('data-sized')
      say({ type: 'event', name: 'error', detail: { message } })
    },
  })
  const receive = (event: MessageEvent<unknown>) => {
    const message = readHostMessage(event, { window: window.parent, id })
    if (message === undefined) return
    // A page that speaks sizes the frame. In any other page, and from here on in a frame whose content
    // is too tall, the frame scrolls inside.
    root.toggleAttribute('data-sized', !isOver)
    onConfig(message)
  }
  window.addEventListener('message', receive, { signal: listening.signal })

  return {
    tell: (name, detail) => {
      // The page lets go of the height that it kept free, and must know the right one by then.
      measure()
      say({ type: 'event', name, detail })
    },
    leave: () => {
      stop()
      listening.abort()
    },
  }
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
