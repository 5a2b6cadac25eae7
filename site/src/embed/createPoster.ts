import { createMessage, type FrameMessage } from './frameMessage.ts'

/**
 * Returns a function that posts messages to the host page. The target origin is `*`, because any page
 * may embed and no message is secret. A frame without an id may be in AMP or Medium, which have their
 * own resize messages.
 */
export function createPoster(id: string): (message: FrameMessage) => void {
  const { parent } = window
  if (parent === window) return () => undefined
  return (message) => {
    parent.postMessage(createMessage(id, message), '*')
    if (message.type !== 'height' || id !== '') return
    const { height } = message
    parent.postMessage({ sentinel: 'amp', type: 'embed-size', height }, '*')
    const payload = { src: document.URL, context: 'iframe.resize', height }
    parent.postMessage(JSON.stringify(payload), '*')
  }
}
